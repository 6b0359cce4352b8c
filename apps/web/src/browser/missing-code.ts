import { readStored, writeStored } from "./storage.ts";

/** A chunk could not be fetched: the connection is down, or a newer release has replaced the chunk. */
export class MissingCodeError extends Error {}

const name = "reloaded-for";
/** Meanwhile the visitor sees the pending view. */
const answerTimeoutMs = 5_000;
let isHydrated = false;

/** From now on a chunk that is missing has to be reported, because React renders the page. */
export function notePageHydrated(): void {
  isHydrated = true;
}

/**
 * Waits for a chunk that the page requires. Before hydration a missing chunk leaves the promise pending, so that the page
 * stays the server's HTML, which works without scripts.
 * @throws MissingCodeError
 */
export async function requireCode<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (cause) {
    if (!isHydrated) return new Promise(() => {});
    throw new MissingCodeError("A part of this page could not be fetched.", { cause });
  }
}

/**
 * Reloads the document. Once per release, to avoid a loop, and only if the server answers, because without a connection
 * the browser's error page would replace this one. Resolves with whether it reloads.
 */
export async function reloadOnce(): Promise<boolean> {
  // The URL of this chunk contains its hash, so each release has another one.
  if (readStored(name) === import.meta.url) return false;
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const answers = await fetch(location.href, { method: "HEAD", signal }).then(
    () => true,
    () => false,
  );
  if (!answers) return false;
  writeStored(name, import.meta.url);
  location.reload();
  return true;
}
