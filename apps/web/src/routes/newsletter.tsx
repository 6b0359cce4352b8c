import { newsletterPaths, paths } from "@site/content/paths";
import { createRoute, redirect } from "@tanstack/react-router";
import { template } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

/** A name for the form, and what the breadcrumb of its pages leads to. */
export const newsletterRoute = createRoute({
  getParentRoute,
  path: "/newsletter",
  beforeLoad: () => {
    throw redirect({ to: paths.blog, hash: "newsletter" });
  },
});

export function newsletterActionRoute(action: keyof typeof newsletterPaths) {
  return createRoute({
    getParentRoute,
    path: newsletterPaths[action],
    validateSearch: ({ token, result }): { token?: string; result?: "done" | "unknown" } => ({
      ...(typeof token === "string" && { token }),
      ...((result === "done" || result === "unknown") && { result }),
    }),
    loader: ({ context }) => context.trpc.pages.newsletter.ensureData({ action }),
    head: ({ loaderData }) => ({
      meta: [...(loaderData ? [{ title: loaderData.title }] : []), { name: "robots", content: "noindex" }],
    }),
    ...template("newsletter-page", () => import("../templates/newsletter-page.tsx"), "NewsletterPage", { action }),
  });
}
