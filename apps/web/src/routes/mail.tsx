import { leadListPath, leadPath, newsletterPath, newsletterPaths, paths, requestPath } from "@site/content/paths";
import { createRoute, redirect, useRouteContext } from "@tanstack/react-router";
import { trpc } from "../data/trpc.ts";
import { NewsletterPage } from "../templates/blog-page.tsx";
import { NotFoundPage } from "../templates/failures.tsx";
import { LeadPage } from "../templates/office/lead-page.tsx";
import { ensured, notFoundError, notFoundHead, page } from "./page.tsx";
import { rootRoute } from "./root.tsx";

/** A page of leads, for the office or for the lead's sender. Only the server renders it, for the holder of a link. */
function leadRouteAt<P extends typeof leadPath | typeof leadListPath | typeof requestPath>(path: P) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: async ({ context: { utils, leadView } }) => leadView ?? Promise.reject(await notFoundError(utils)),
    head: (shown) =>
      shown.loaderData === undefined
        ? notFoundHead(shown)
        : {
            meta: [
              { title: shown.loaderData.title },
              { name: "robots", content: "noindex, nofollow" },
              { name: "referrer", content: "no-referrer" },
            ],
          },
    component: () => {
      const { leadView } = useRouteContext({ from: "__root__" });
      return leadView && <LeadPage {...leadView} />;
    },
    notFoundComponent: NotFoundPage,
  });
}

/** Redirects to the newsletter form, because the breadcrumb of the confirm and unsubscribe pages links this path. */
const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: newsletterPath,
  beforeLoad: () => {
    throw redirect({ to: paths.blog, hash: "newsletter" });
  },
});

function newsletterActionRoute(action: keyof typeof newsletterPaths) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: newsletterPaths[action],
    validateSearch: ({ token, result }): { token?: string; result?: "done" | "unknown" } => ({
      ...(typeof token === "string" && { token }),
      ...((result === "done" || result === "unknown") && { result }),
    }),
    loader: (opening) => ensured(opening, opening.context.utils.pages.newsletter.ensureData({ action })),
    head: ({ match }) => ({
      meta: [
        { title: match.context.utils.pages.newsletter.getData({ action })?.title },
        { name: "robots", content: "noindex" },
        { name: "referrer", content: "no-referrer" },
      ],
    }),
    component: page(() => {
      const [copy] = trpc.pages.newsletter.useSuspenseQuery({ action });
      return <NewsletterPage action={action} copy={copy} />;
    }),
  });
}

export const mailRoutes = [
  leadRouteAt(leadPath),
  leadRouteAt(leadListPath),
  leadRouteAt(requestPath),
  newsletterRoute,
  newsletterActionRoute("confirm"),
  newsletterActionRoute("unsubscribe"),
] as const;
