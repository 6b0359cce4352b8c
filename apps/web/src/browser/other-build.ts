import { readStored, removeStored, writeStored } from "./storage.ts";

/** Thrown if a response and this document are from different builds, because the response may lack fields. */
export class OtherBuildError extends Error {}

export function isOtherBuild(error: unknown): boolean {
  if (error instanceof OtherBuildError) return true;
  return error instanceof Error && isOtherBuild(error.cause);
}

/**
 * Waits for a page's data. If the data is from another build, the browser loads the page as a document. This isn't done
 * for a page that is only preloaded, nor for the document's own page, which could reload forever.
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

/** After `orDocument` has reloaded a document, scrolls to the hash, because the browser doesn't. */
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
