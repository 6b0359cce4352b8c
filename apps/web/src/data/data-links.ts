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

/** Batches a page's texts separately from its lists, so that a failed list doesn't make the page fail. */
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

/** Requirement 94: an error's message is the status, a colon and the text. Without a connection, the status is 0. */
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

/** The wait is limited, because a network can lose a request without an error. A retry has the same idempotency key. */
const mutationTimeoutMs = 20_000;

/**
 * Fetches a response that tRPC's client can parse. If a proxy responds with its own error page, the page's text becomes
 * the error's message.
 * @throws OtherBuildError if another build responds to a query. Mutations don't, because they are the same in all builds
 */
async function fetchAnswer(url: RequestInfo | URL, options: RequestInit, build: string | null): Promise<Response> {
  const response = await fetchInTime(url, { ...options, credentials: "include" });
  // A proxy's own response lacks this header.
  const answering = response.headers.get("x-build") ?? build;
  if (options.method === "GET" && build !== null && answering !== build) {
    // An unread response would keep its connection open.
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

/** Whether our server sent an error: only its errors contain their HTTP status. A failed batch repeats one error. */
function isOurs(text: string, status: number): boolean {
  try {
    return [JSON.parse(text)].flat()[0].error.data.httpStatus === status;
  } catch {
    return false;
  }
}
