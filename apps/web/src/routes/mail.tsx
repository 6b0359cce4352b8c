import { leadListPath, leadPath, newsletterPath, newsletterPaths, paths, requestPath } from "@site/content/paths";
import { createRoute, notFound, redirect, useRouteContext } from "@tanstack/react-router";
import { NewsletterPage } from "../templates/blog-page.tsx";
import { LeadPage } from "../templates/office/lead-page.tsx";
import { ensure, failureHead, page, pagesOf } from "./page.tsx";
import { getParentRoute } from "./root.tsx";

/** A page about leads, for the office or for a lead's sender. Only the server renders it, for the holder of a link. */
function leadRouteAt<P extends typeof leadPath | typeof leadListPath | typeof requestPath>(path: P) {
  return createRoute({
    getParentRoute,
    path,
    loader: ({ context: { leadView } }) => {
      if (leadView === null) throw notFound();
      return leadView;
    },
    head: (args) =>
      args.loaderData === undefined
        ? failureHead(args)
        : {
            meta: [
              { title: args.loaderData.title },
              { name: "robots", content: "noindex, nofollow" },
              { name: "referrer", content: "no-referrer" },
            ],
          },
    component: () => {
      const { leadView } = useRouteContext({ from: "__root__" });
      return leadView && <LeadPage {...leadView} />;
    },
  });
}

/** Redirects to the newsletter form, because the breadcrumb of the confirm and unsubscribe pages links to this path. */
const newsletterRoute = createRoute({
  getParentRoute,
  path: newsletterPath,
  beforeLoad: () => {
    throw redirect({ to: paths.blog, hash: "newsletter" });
  },
});

function newsletterActionRoute(action: keyof typeof newsletterPaths) {
  return createRoute({
    getParentRoute,
    path: newsletterPaths[action],
    validateSearch: ({ token, result }): { token?: string; result?: "done" | "unknown" } => ({
      ...(typeof token === "string" && { token }),
      ...((result === "done" || result === "unknown") && { result }),
    }),
    loader: (args) => ensure(args, args.context.utils.pages.newsletter.ensureData({ action })),
    head: (args) => ({
      meta: [
        { title: pagesOf(args).newsletter.getData({ action })?.title },
        { name: "robots", content: "noindex" },
        { name: "referrer", content: "no-referrer" },
      ],
    }),
    component: page(() => <NewsletterPage action={action} />),
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
