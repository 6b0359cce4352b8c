import { hydrationPath, leadPath, newsletterPaths, rulesFeedPath } from "@site/content/paths";
import type { FastifyRequest } from "fastify";

const requestGroups = ["pages", "assets", "api", "trpc", "forms", "discovery", "unknown"] as const;
/** Kind of resource that is requested. `unknown`: an API or asset address without a route. */
export type RequestGroup = (typeof requestGroups)[number];

const discovery = new Set<string>([
  "/sitemap.xml",
  "/blog/feed.xml",
  rulesFeedPath,
  "/robots.txt",
  "/.well-known/security.txt",
]);

/** Derived from the matched route, which is known in `onRequest` already. */
export function groupOf(request: FastifyRequest): RequestGroup {
  const route = request.routeOptions.url;
  if (route === undefined || route === "/*") return isApiOrAsset(request.url) ? "unknown" : "pages";
  if (route === hydrationPath) return "pages";
  if (route.startsWith("/trpc/")) return "trpc";
  if (route.startsWith("/api/")) return "api";
  if (route.startsWith("/forms/") || [newsletterPaths.unsubscribe, leadPath].some((path) => path === route))
    return "forms";
  return discovery.has(route) ? "discovery" : "assets";
}

/** API and asset addresses: their 404 is JSON, not the not-found page. */
export function isApiOrAsset(url: string): boolean {
  return /^\/(?:api|trpc|assets|art)\//.test(url);
}
