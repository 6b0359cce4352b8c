import type { AppRouter } from "@site/trpc-router/types";
import {
  createTRPCClient,
  type HTTPBatchLinkOptions,
  httpBatchLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { OtherBuildError } from "../browser/other-build.ts";
import { createData, type Data } from "./trpc.ts";

export function createBrowserData(build: string | null): Data {
  return createData(createTRPCClient<AppRouter>({ links: dataLinks("/trpc", build) }));
}

/** A page's texts and its lists are in separate requests, so that the page doesn't fail if a list fails. */
export function dataLinks(url: string, build: string | null): TRPCLink<AppRouter>[] {
  const options: HTTPBatchLinkOptions<AppRouter["_def"]["_config"]["$types"]> = {
    url,
    maxItems: 10,
    fetch: (address, { signal, ...rest } = {}) => fetchAnswer(address, { ...rest, signal: signal ?? null }, build),
  };
  return [
    statusErrorLink,
    splitLink({
      condition: ({ path }) => path.startsWith("pages."),
      true: httpBatchLink(options),
      false: httpBatchLink(options),
    }),
  ];
}

/** Requirement 94: an error's message begins with the HTTP status, for example "429: Please wait." */
const statusErrorLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => observer.error(withStatus(error)),
      }),
    );
};

function withStatus(error: TRPCClientError<AppRouter>): TRPCClientError<AppRouter> {
  const { data, message, meta = {}, shape } = error;
  const result = shape && { result: { error: shape } };
  return new TRPCClientError(`${data?.httpStatus ?? 0}: ${message}`, { ...result, meta, cause: error });
}

/** A network can lose a request without an error. The idempotency key makes a second attempt safe. */
const mutationTimeoutMs = 20_000;

/**
 * If a proxy responds with an error page of its own, the text of that page becomes the message of the error.
 * @throws OtherBuildError if the response to a query comes from another build; mutations are the same in all builds
 */
async function fetchAnswer(url: RequestInfo | URL, options: RequestInit, build: string | null): Promise<Response> {
  const response = await fetchInTime(url, { ...options, credentials: "include" });
  // A proxy's own response doesn't have this header, and is treated as a response from the same build.
  const answering = response.headers.get("x-build") ?? build;
  if (options.method === "GET" && build !== null && answering !== build) {
    // A response that is never read keeps its connection open, so this cancels it.
    await response.body?.cancel();
    throw new OtherBuildError("Another build answered.");
  }
  if (response.ok) return response;
  const text = await response.clone().text();
  if (isOurs(text, response.status)) return response;
  const data = { code: "INTERNAL_SERVER_ERROR", httpStatus: response.status, fields: {} };
  return Response.json({ error: { message: text || response.statusText, code: -32_603, data } }, response);
}

async function fetchInTime(url: RequestInfo | URL, options: RequestInit): Promise<Response> {
  if (options.method === "GET") return fetch(url, options);
  const lost = new AbortController();
  const timeout = setTimeout(() => lost.abort(new Error("No answer in time.")), mutationTimeoutMs);
  return fetch(url, { ...options, signal: lost.signal }).finally(() => clearTimeout(timeout));
}

/** Only our server's errors contain their HTTP status. A failed batch of calls is a list of the same error. */
function isOurs(text: string, status: number): boolean {
  try {
    return [JSON.parse(text)].flat()[0].error.data.httpStatus === status;
  } catch {
    return false;
  }
}
