import { QueryClientProvider } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "./trpc.ts";

/** Gives the hooks of `trpc` their client and its cache: those of the loaders. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { client, queryClient } = useRouteContext({ from: "__root__" });
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
