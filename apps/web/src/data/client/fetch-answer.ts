import { OtherBuildError } from "../../browser/other-build.ts";

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
 * @param build of this page's code; null: unknown
 * @throws ForeignAnswerError, or OtherBuildError for data; what a form sends and is answered is the same in all builds
 */
export async function fetchAnswer(
  url: RequestInfo | URL,
  options: RequestInit,
  build: string | null,
): Promise<Response> {
  const response = await fetch(url, { ...options, credentials: "include" });
  // Missing in the answers of proxies.
  const answering = response.headers.get("x-build") ?? build;
  if (options.method === "GET" && build !== null && answering !== build) {
    // An answer that nobody reads would keep its connection.
    await response.body?.cancel();
    throw new OtherBuildError("Another build answered.");
  }
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
