import { QueryClientProvider } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "./trpc.ts";

/** Provides the client and the query cache to the hooks of `trpc`. The route loaders use the same client and cache. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { client, queryClient } = useRouteContext({ from: "__root__" });
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
