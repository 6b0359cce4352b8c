import { readStored, removeStored, writeStored } from "./storage.ts";

/** The answer comes from a different build than this document: its data may lack fields that this page's code reads. */
export class OtherBuildError extends Error {}

/** Whether the error shows that this page's code and the server are from different builds. */
export function isOtherBuild(error: unknown): boolean {
  if (error instanceof OtherBuildError) return true;
  return error instanceof Error && isOtherBuild(error.cause);
}

/**
 * Waits for the data of an address. If they are from another build, the browser loads the address as a document, unless
 * the link is only preloaded or is the document's own, which could reload forever.
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

/** In a document that `orDocument` has loaded, scrolls to the part that the address names. Browsers don't at a reload. */
export function goToPart(): void {
  if (readStored(reloaded) !== location.href) return;
  removeStored(reloaded);
  const show = () => document.getElementById(location.hash.slice(1))?.scrollIntoView();
  addEventListener("load", () => requestAnimationFrame(show), { once: true });
}

/** The router writes the address into the address bar before it loads the page. */
function isOpening(address: string): boolean {
  const [own] = performance.getEntriesByType("navigation");
  const current = withoutHash(location.href);
  return current === withoutHash(new URL(address, location.href).href) && current !== withoutHash(own?.name ?? "");
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, "");
}
