import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import type { ReactNode } from "react";
import { PendingView } from "./layout/pending-view.tsx";
import { routeTree } from "./routes/tree.ts";
import { type Client, createQueryClient, createUtils, trpc, type Utils } from "./trpc.ts";

/** What a form post without JavaScript left behind: shown by the form, once, on a page that is not hydrated. */
export type FormOutcome = {
  form: "consultation" | "contact" | "newsletter";
  values: Record<string, string>;
  errors: Record<string, string>;
  /** By which support finds the request in the log; null: the visitor can help it alone. */
  requestId: string | null;
};

export type RouterContext = { queryClient: QueryClient; trpc: Utils; formOutcome: FormOutcome | null };

function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Plain parameters, as a form without JavaScript sends them; the router's own default quotes numbers. */
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** Born per request on the server, once in the browser: nothing of one visitor can reach another. */
export function createSiteRouter(client: Client, formOutcome: FormOutcome | null = null) {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    context: { queryClient, trpc: createUtils(client, queryClient), formOutcome },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    defaultPendingComponent: PendingView,
    scrollRestoration: true,
    // biome-ignore lint/correctness/noComponentHookFactories: -- the router is made once, and its providers with it
    Wrap: ({ children }: { children: ReactNode }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        {children}
      </trpc.Provider>
    ),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module "@tanstack/react-router" {
  // Declaration merging needs an interface; this one tells the router's hooks and links which routes exist.
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface Register {
    router: SiteRouter;
  }

  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface StaticDataRouteOption {
    /** File name of the template, without its ending. */
    template?: string;
  }
}
