import { leadListPath, leadPath, newsletterPath, newsletterPaths, paths, requestPath } from "@site/content/paths";
import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { LeadPage } from "../templates/lead-page.tsx";
import { failureHead } from "./page.tsx";
import { getParentRoute } from "./root.tsx";

function leadRouteAt<P extends string>(path: P) {
  const route = createRoute({
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
    component: () => <LeadPage {...route.useLoaderData()} />,
  });
  return route;
}

/** There is no page with this path, but the breadcrumbs of two newsletter pages link to it. */
const newsletterRoute = createRoute({
  getParentRoute,
  path: newsletterPath,
  beforeLoad: () => {
    throw redirect({ to: paths.blog, hash: "newsletter" });
  },
});

export const mailRoutes = [
  leadRouteAt(leadPath),
  leadRouteAt(leadListPath),
  leadRouteAt(requestPath),
  newsletterRoute,
  leadRouteAt(newsletterPaths.confirm),
  leadRouteAt(newsletterPaths.unsubscribe),
] as const;
