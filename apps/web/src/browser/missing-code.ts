import { readStored, writeStored } from "./storage.ts";

/** A piece of the site's code did not come: the connection is gone, or a newer release has taken the piece's place. */
export class MissingCodeError extends Error {}

const name = "reloaded-for";
/** The visitor sees a waiting view meanwhile. */
const answerTimeoutMs = 5_000;
let isAlive = false;

/** From here on the visitor sees what the browser draws. */
export function notePageHydrated(): void {
  isAlive = true;
}

/**
 * Code that a page can't do without. A page that has not come alive waits for ever: it stays the HTML that the server
 * drew, which works by itself.
 * @throws MissingCodeError
 */
export async function requireCode<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (cause) {
    if (!isAlive) return new Promise(() => {});
    throw new MissingCodeError("A part of this page could not be fetched.", { cause });
  }
}

/**
 * Fetches the whole document anew: once per release, so never in a circle, and only where the server answers, since
 * a page without a connection is better than the browser's own words about it. Resolves with whether it does.
 */
export async function reloadOnce(): Promise<boolean> {
  // The address of this file is another one in another release.
  if (readStored("sessionStorage", name) === import.meta.url) return false;
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const answers = await fetch(location.href, { method: "HEAD", signal }).then(
    () => true,
    () => false,
  );
  if (!answers) return false;
  writeStored("sessionStorage", name, import.meta.url);
  location.reload();
  return true;
}
