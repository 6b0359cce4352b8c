import type { AppRouter } from "@site/trpc-router/types";
import { QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";

export type Client = TRPCClient<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

export const trpc = createTRPCReact<AppRouter>();

export type Data = {
  client: Client;
  queryClient: QueryClient;
  /** For loaders, which can't use hooks: `utils.states.list.ensureData()`. */
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
};

/** Without a connection, queries and forms fail at once; by default they would wait for a connection. */
const networkMode = "always";

export function createData(client: Client): Data {
  // Requirement 95: data never goes stale, and nothing is refetched or retried.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // If a component is mounted again, it shows the error until the visitor retries.
        retryOnMount: false,
        networkMode,
      },
      mutations: { networkMode },
    },
  });
  return { client, queryClient, utils: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

type Layout = Outputs["pages"]["layout"];

/** Reads the data that the root route has loaded. An observer for each of a page's hundred calls would be slow. */
export function useLayout(): Layout {
  const layout = trpc.useUtils().pages.layout.getData();
  if (layout === undefined) throw new Error("A component of the site is outside of its document.");
  return layout;
}

export function useSite(): Layout["site"] {
  return useLayout().site;
}
