/** A chunk could not be fetched: the connection is down, or a newer release has replaced the chunk. */
export class MissingCodeError extends Error {}

/** Another build answered than the one that made this document: its data may lack what this page's code reads. */
export class OtherBuildError extends Error {}

const answerTimeoutMs = 5_000;
/** Address of this document, without its hash; null before React renders the page. */
let documentAddress: string | null = null;

/** From now on a chunk that is missing has to be reported, because React renders the page. */
export function notePageHydrated(): void {
  documentAddress ??= withoutHash(location.href);
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
    if (documentAddress === null) return new Promise(() => {});
    throw new MissingCodeError("A part of this page could not be fetched.", { cause });
  }
}

/** Whether this page's code and the server's are of two builds, as far as the error tells. */
export function isOtherBuild(error: unknown): boolean {
  if (error instanceof OtherBuildError || error instanceof MissingCodeError) return true;
  return error instanceof Error && isOtherBuild(error.cause);
}

/**
 * Waits for what the page of an address needs. If that is of another build, the browser loads the address as a document,
 * and the page before stays in view until the document arrives. Not for a link that is only preloaded, and not for the
 * document's own address, which could reload for ever.
 */
export async function orDocument<T>(needed: Promise<T>, address: string): Promise<T> {
  try {
    return await needed;
  } catch (error) {
    if (!isOtherBuild(error) || !isOpening(address)) throw error;
    // A missing chunk may be a broken connection, and the browser's error page would replace this one.
    const mayLoad = !(error instanceof MissingCodeError) || (await serverAnswers());
    if (!mayLoad || !isOpening(address)) throw error;
    location.reload();
    return new Promise(() => {});
  }
}

/** The router writes the address into the address bar before it loads the page. */
function isOpening(address: string): boolean {
  const current = withoutHash(location.href);
  return current === withoutHash(new URL(address, location.href).href) && current !== documentAddress;
}

function serverAnswers(): Promise<boolean> {
  return fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(answerTimeoutMs) }).then(
    () => true,
    () => false,
  );
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, "");
}
