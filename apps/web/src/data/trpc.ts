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
  /** Fetches data where hooks can't be used, for example in a route's loader: `utils.states.list.ensureData()`. */
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
};

/**
 * With this mode, queries and forms fail at once if there is no connection. By default, they would wait for a
 * connection.
 */
const networkMode = "always";

export function createData(client: Client): Data {
  // Requirement 95: fetched data never goes stale, and nothing is fetched again or retried automatically.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // If a query has failed, a component that is mounted later shows the error instead of trying again. The visitor
        // can try again.
        retryOnMount: false,
        networkMode,
      },
      mutations: { networkMode },
    },
  });
  return { client, queryClient, utils: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

type Layout = Outputs["pages"]["layout"];

/**
 * Returns the data that all pages share, which the root route has loaded. This reads the query cache directly, because
 * a page calls it about a hundred times, and an observer for each call would be slow.
 */
export function useLayout(): Layout {
  const layout = trpc.useUtils().pages.layout.getData();
  if (layout === undefined) throw new Error("A component of the site is outside of its document.");
  return layout;
}

export function useSite(): Layout["site"] {
  return useLayout().site;
}
