/** A failure that the site's own server did not write: a proxy's error page, say. The text of it is the message. */
export class ForeignAnswerError extends Error {
  readonly response: Response;

  constructor(response: Response, text: string) {
    super(text === "" ? response.statusText : text);
    this.response = response;
  }
}

/**
 * What tRPC's client can read.
 * @throws ForeignAnswerError
 */
export async function fetchAnswer(url: RequestInfo | URL, options: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...options, credentials: "include" });
  if (response.ok) return response;
  const text = await response.clone().text();
  if (!isOurs(text, response.status)) throw new ForeignAnswerError(response, text);
  return response;
}

/** Our errors say their status, alone or as the first of a batch that failed as a whole. */
function isOurs(text: string, status: number): boolean {
  try {
    return [JSON.parse(text)].flat()[0].error.data.httpStatus === status;
  } catch {
    return false;
  }
}
