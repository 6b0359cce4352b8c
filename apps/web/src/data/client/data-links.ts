import type { AppRouter } from "@site/trpc-router/types";
import { createTRPCClient, type HTTPBatchLinkOptions, httpBatchLink, splitLink, type TRPCLink } from "@trpc/client";
import { fetchAnswer } from "./fetch-answer.ts";
import { statusErrorLink } from "./status-error-link.ts";
import { createData, type Data } from "./trpc.ts";

export function createBrowserData(): Data {
  const build = document.querySelector<HTMLScriptElement>("script[data-build]")?.dataset.build ?? null;
  return createData(createTRPCClient<AppRouter>({ links: dataLinks("/trpc", build) }));
}

/**
 * The browser's links. Page copy and data are batched separately, so that a list that fails does not fail its page.
 * @param url of tRPC
 * @param build that made the document; null: unknown, as in development
 */
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
