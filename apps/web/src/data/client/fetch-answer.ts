/** An error response that is not from our server, such as a proxy's error page. The message is the response's text. */
export class ForeignAnswerError extends Error {
  readonly response: Response;

  constructor(response: Response, text: string) {
    super(text === "" ? response.statusText : text);
    this.response = response;
  }
}

/**
 * Fetches a response that tRPC's client can parse.
 * @throws ForeignAnswerError
 */
export async function fetchAnswer(url: RequestInfo | URL, options: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...options, credentials: "include" });
  if (response.ok) return response;
  const text = await response.clone().text();
  if (!isOurs(text, response.status)) throw new ForeignAnswerError(response, text);
  return response;
}

/** Our errors contain their HTTP status; of a batch that failed as a whole, the first error is compared. */
function isOurs(text: string, status: number): boolean {
  try {
    return [JSON.parse(text)].flat()[0].error.data.httpStatus === status;
  } catch {
    return false;
  }
}
