import { Center, Loader } from "@mantine/core";
import { dehydrate, hydrate } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { Data } from "./data/trpc.ts";
import type { PageAnswer } from "./page-answer.ts";
import { articleRoute, blogRoute } from "./routes/blog.tsx";
import { routesBySlug } from "./routes/by-slug.tsx";
import * as fixed from "./routes/fixed.tsx";
import { mailRoutes } from "./routes/mail.tsx";
import { page } from "./routes/page.tsx";
import { rootRoute } from "./routes/root.tsx";
import { ErrorView, NotFoundPage } from "./templates/failures.tsx";

function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes the parameters as a GET form does. By default, the router writes values as JSON. */
function stringifySearch(search: Record<string, unknown>): string {
  const defined = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(defined.map(([key, value]) => [key, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** Requirements 9 to 16. A fixed path such as `/faqs` takes precedence over a pattern such as `/$slug`. */
const routeTree = rootRoute.addChildren([
  fixed.homeRoute,
  fixed.aboutRoute,
  fixed.contactRoute,
  fixed.faqsRoute,
  fixed.caseStudiesRoute,
  fixed.specialtiesRoute,
  fixed.statesRoute,
  blogRoute,
  articleRoute,
  ...routesBySlug,
  ...mailRoutes,
]);

export function createSiteRouter({ data, answer }: { data: Data; answer: PageAnswer | null }) {
  let isHydrated = false;
  const router = createRouter({
    routeTree,
    context: { ...data, formOutcome: answer?.formOutcome ?? null, leadView: answer?.leadView ?? null },
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(data.queryClient)) }),
    hydrate: ({ queries }) => hydrate(data.queryClient, JSON.parse(queries)),
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // Requirement 95: data that a loader has fetched never goes stale.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: page(ErrorView),
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingView,
    defaultPendingMs: 400,
    // At hydration, the browser or the visitor has already scrolled the document.
    scrollRestoration: () => isHydrated,
  });
  router.subscribe("onRendered", () => {
    isHydrated = true;
  });
  return router;
}

type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module "@tanstack/react-router" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface Register {
    router: SiteRouter;
  }
}

function PendingView() {
  return (
    <Center mih="50vh" c="dimmed" role="status">
      <Loader size={28} mr={14} aria-hidden="true" />
      Loading
    </Center>
  );
}
