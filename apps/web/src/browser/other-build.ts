import { readStored, removeStored, writeStored } from "./storage.ts";

/**
 * Thrown when a response comes from a different build than this document, because the response may lack fields that
 * this document's code reads.
 */
export class OtherBuildError extends Error {}

export function isOtherBuild(error: unknown): boolean {
  if (error instanceof OtherBuildError) return true;
  return error instanceof Error && isOtherBuild(error.cause);
}

/**
 * Waits for the data of a page. If the data comes from a different build, loads the page's document from the server
 * instead. There are two exceptions: a page that is only preloaded, and the page with which this document was opened,
 * because that page could reload forever.
 */
export async function orDocument<T>(needed: Promise<T>, address: string): Promise<T> {
  try {
    return await needed;
  } catch (error) {
    if (!isOtherBuild(error) || !isOpening(address)) throw error;
    writeStored(reloaded, location.href);
    location.reload();
    return new Promise(() => {});
  }
}

const reloaded = "reloaded";

/**
 * After `orDocument` has reloaded the document, scrolls to the element that the URL's hash names. The browser doesn't
 * do this after a reload.
 */
export function goToPart(): void {
  if (readStored(reloaded) !== location.href) return;
  removeStored(reloaded);
  const show = () => document.getElementById(location.hash.slice(1))?.scrollIntoView();
  addEventListener("load", () => requestAnimationFrame(show), { once: true });
}

function isOpening(address: string): boolean {
  const [own] = performance.getEntriesByType("navigation");
  const current = withoutHash(location.href);
  return current === withoutHash(new URL(address, location.href).href) && current !== withoutHash(own?.name ?? "");
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, "");
}
