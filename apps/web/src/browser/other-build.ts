import { readStored, removeStored, writeStored } from "./storage.ts";

/** A response from a different build may lack fields that this document's code reads. */
export class OtherBuildError extends Error {}

export function isOtherBuild(error: unknown): boolean {
  if (error instanceof OtherBuildError) return true;
  return error instanceof Error && isOtherBuild(error.cause);
}

/**
 * Reloads the document if the data comes from a different build, but not at the URL with which the document was opened,
 * because it could then reload forever.
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

/** After `orDocument` has reloaded the document, the browser doesn't scroll to the element that the hash names. */
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
