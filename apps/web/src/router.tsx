import type { NewsletterPath, OwnPath } from "@site/content/paths";
import { createRouter, type LocationRewrite } from "@tanstack/react-router";
import type { DataSource } from "./data/data-source.ts";
import type { FormOutcome } from "./forms/form-outcome.ts";
import { PendingView } from "./layout/pending-view.tsx";
import { routeTree } from "./routes/tree.ts";
import { ErrorView } from "./templates/failures/error-view.tsx";

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
export function createSiteRouter(data: DataSource, formOutcome: FormOutcome | null = null, rewrite?: LocationRewrite) {
  return createRouter({
    routeTree,
    context: { data, formOutcome },
    ...(rewrite && { rewrite }),
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // Requirement 95: what was loaded once never goes stale, the page that came as HTML included.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorView,
    defaultPendingMs: 400,
    defaultPendingComponent: PendingView,
    scrollRestoration: true,
  });
}

type SiteRouter = ReturnType<typeof createSiteRouter>;

// The compiler names each address of content that the tree has no route for: `/$slug` would answer it with 404.
({}) satisfies Record<Exclude<OwnPath, keyof SiteRouter["routesByPath"]>, never>;

// And each address of the tree that content does not have: the server answers it with 404 before anything is rendered.
({}) satisfies Record<
  Exclude<keyof SiteRouter["routesByPath"], OwnPath | NewsletterPath | `${string}$${string}`>,
  never
>;

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
