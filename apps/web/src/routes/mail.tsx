import { leadPath, newsletterPath, newsletterPaths, paths, requestPath } from "@site/content/paths";
import { createRoute, redirect } from "@tanstack/react-router";
import { LeadPage } from "../templates/lead-page.tsx";
import { NewsletterPage } from "../templates/newsletter-page.tsx";
import { asPage, notFoundError, notFoundHead } from "./page.tsx";
import { rootRoute } from "./root.tsx";

/** A page of one lead, for the office or for the one who sent it. Only the server makes it, for the holder of a link. */
function leadRouteAt<P extends typeof leadPath | typeof requestPath>(path: P) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: async ({ context: { utils, leadView } }) => {
      if (leadView !== null) return leadView;
      throw await notFoundError(utils);
    },
    head: ({ matches, loaderData }) =>
      loaderData === undefined
        ? notFoundHead(matches)
        : {
            meta: [
              { title: loaderData.title },
              { name: "robots", content: "noindex, nofollow" },
              { name: "referrer", content: "no-referrer" },
            ],
          },
  });
  return asPage(route, { template: LeadPage });
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
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: newsletterPaths[action],
    validateSearch: ({ token, result }): { token?: string; result?: "done" | "unknown" } => ({
      ...(typeof token === "string" && { token }),
      ...((result === "done" || result === "unknown") && { result }),
    }),
    loader: async ({ context: { utils } }) => ({ action, words: await utils.pages.newsletter.ensureData({ action }) }),
    head: ({ loaderData }) => ({
      meta: [
        ...(loaderData ? [{ title: loaderData.words.title }] : []),
        { name: "robots", content: "noindex" },
        { name: "referrer", content: "no-referrer" },
      ],
    }),
  });
  return asPage(route, { template: NewsletterPage });
}

export const mailRoutes = [
  leadRouteAt(leadPath),
  leadRouteAt(requestPath),
  newsletterRoute,
  newsletterActionRoute("confirm"),
  newsletterActionRoute("unsubscribe"),
] as const;
