import type { AppRouter } from "@site/trpc-router/types";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { statusErrorLink } from "./status-error-link.ts";
import { createData, type Data } from "./trpc.ts";

export function createBrowserData(): Data {
  const client = createTRPCClient<AppRouter>({
    links: [
      statusErrorLink,
      httpBatchLink({
        url: "/trpc",
        maxItems: 10,
        fetch: (url, { signal, ...options } = {}) =>
          fetch(url, { ...options, signal: signal ?? null, credentials: "include" }),
      }),
    ],
  });
  return createData(client);
}
