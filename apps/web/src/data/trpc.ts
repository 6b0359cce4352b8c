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
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
};

/** By default, queries and forms would wait for a connection instead of failing at once. */
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
        // A component that is mounted after a failure shows the error, and the visitor can try again.
        retryOnMount: false,
        networkMode,
      },
      mutations: { networkMode },
    },
  });
  return { client, queryClient, utils: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

type Layout = Outputs["pages"]["layout"];

/** Reads the query cache directly, because a page calls this about a hundred times, and observers would be slow. */
export function useLayout(): Layout {
  const layout = trpc.useUtils().pages.layout.getData();
  if (layout === undefined) throw new Error("A component of the site is outside of its document.");
  return layout;
}

export function useSite(): Layout["site"] {
  return useLayout().site;
}
