import { readStored, removeStored, writeStored } from "./storage.ts";

/** Another build answered than the one that made this document: its data may lack fields that this page's code reads. */
export class OtherBuildError extends Error {}

/** Address of this document, without its hash. Never reached by a click, whose address is another. */
const documentAddress = import.meta.env.SSR ? "" : withoutHash(location.href);

/** Whether this page's code and the server's are of two builds, as far as the error tells. */
export function isOtherBuild(error: unknown): boolean {
  if (error instanceof OtherBuildError) return true;
  return error instanceof Error && isOtherBuild(error.cause);
}

/**
 * Waits for the data of an address. If they are of another build, the browser loads the address as a document, and the
 * page before stays in view until the document arrives. Not for a link that is only preloaded, and not for the
 * document's own address, which could reload forever.
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
 * Goes to the part that the address names, after a reload of `orDocument`: a browser may restore the place of the page
 * before instead, when it has loaded the document.
 */
export function goToPart(): void {
  if (location.hash === "" || readStored(reloaded) !== location.href) return;
  removeStored(reloaded);
  const show = () => requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
  if (document.readyState === "complete") show();
  else addEventListener("load", show, { once: true });
}

/** The router writes the address into the address bar before it loads the page. */
function isOpening(address: string): boolean {
  const current = withoutHash(location.href);
  return current === withoutHash(new URL(address, location.href).href) && current !== documentAddress;
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, "");
}
