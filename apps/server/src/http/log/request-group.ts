import { newsletterPaths } from "@site/content/paths";
import type { FastifyRequest } from "fastify";

/** Where browsers report what a page was not allowed to do. */
export const cspReportsPath = "/csp-reports";

const requestGroups = ["pages", "assets", "api", "trpc", "forms", "discovery", "cspReports", "unknown"] as const;
/** What kind of thing a request is for; `unknown`: an address of programs that nothing answers. */
export type RequestGroup = (typeof requestGroups)[number];

const discovery = new Set(["/sitemap.xml", "/blog/feed.xml", "/robots.txt", "/.well-known/security.txt"]);

/** By the route that answers; known before anything else of a request is looked at. */
export function groupOf(request: FastifyRequest): RequestGroup {
  const route = request.routeOptions.url;
  if (route === undefined || route === "/*") return isForPrograms(request.url) ? "unknown" : "pages";
  if (route.startsWith("/trpc/")) return "trpc";
  if (route.startsWith("/api/")) return "api";
  if (route.startsWith("/forms/") || route === newsletterPaths.unsubscribe) return "forms";
  if (route === cspReportsPath) return "cspReports";
  return discovery.has(route) ? "discovery" : "assets";
}

/** Addresses of programs and files: what is not there is answered in their shape, without a page. */
export function isForPrograms(url: string): boolean {
  return /^\/(?:api|trpc|assets|art)\//.test(url);
}
