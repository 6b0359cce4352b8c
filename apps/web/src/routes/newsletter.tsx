import { newsletterPath, newsletterPaths, paths } from "@site/content/paths";
import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

/** Redirects to the newsletter form, because the breadcrumb of the confirm and unsubscribe pages links this path. */
export const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: newsletterPath,
  beforeLoad: () => {
    throw redirect({ to: paths.blog, hash: "newsletter" });
  },
});

export function newsletterActionRoute(action: keyof typeof newsletterPaths) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: newsletterPaths[action],
    validateSearch: ({ token, result }): { token?: string; result?: "done" | "unknown" } => ({
      ...(typeof token === "string" && { token }),
      ...((result === "done" || result === "unknown") && { result }),
    }),
    loader: async ({ context }) => ({
      action,
      words: await (await context.data.load()).utils.pages.newsletter.ensureData({ action }),
    }),
    head: ({ loaderData }) => ({
      meta: [...(loaderData ? [{ title: loaderData.words.title }] : []), { name: "robots", content: "noindex" }],
    }),
  });
  return withTemplate(route, () => import("../templates/newsletter-page.tsx"), "NewsletterPage");
}
