import { pages } from "@site/content/pages";
import {
  leadListFilePath,
  leadListPath,
  leadPath,
  newsletterPaths,
  requestPath,
  rulesFeedPath,
} from "@site/content/paths";
import { spokenAlphabet } from "@site/db/intake/accepted-lead";
import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { Metrics, RequestGroup } from "./metrics.ts";

/** Logs the pattern of the route, such as `/api/blog/:slug`, because the URL itself may contain a visitor's input. */
export const requestLog = plugin(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered(groupOf(request), status, elapsedTime);
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? null, status, ms: Math.round(elapsedTime) };
    request.log[method === "POST" ? "info" : "debug"](line, "answered");
  });
});

const knownPaths = new Set<string>(pages.map(({ path }) => path));

/** @returns null for an unknown path, because it may contain a visitor's input */
export function loggablePath(url: string): string | null {
  const [path = ""] = url.split("?");
  return knownPaths.has(path) ? path : null;
}

const discovery = ["/sitemap.xml", "/blog/feed.xml", rulesFeedPath, "/robots.txt", "/.well-known/security.txt"];
const pagesOfForms = [newsletterPaths.unsubscribe, leadPath, leadListPath, leadListFilePath, requestPath];
const groups = new Map<string, RequestGroup>([
  ...discovery.map((path) => [path, "discovery"] as const),
  ...pagesOfForms.map((path) => [path, "forms"] as const),
]);

export function groupOf(request: FastifyRequest): RequestGroup {
  const route = request.routeOptions.url;
  if (route === undefined || route === "/*") return isApiOrAsset(request.url) ? "unknown" : "pages";
  if (route.startsWith("/trpc/")) return "trpc";
  if (route.startsWith("/api/")) return "api";
  if (route.startsWith("/forms/")) return "forms";
  return groups.get(route) ?? "assets";
}

/** If nothing exists at such a URL, the response is a short error instead of the site's not-found page. */
export function isApiOrAsset(url: string): boolean {
  return /^\/(?:api|trpc|assets|art|page-data)(?:[/?]|$)/.test(url);
}

const length = 8;

/** Visitors can easily spell this id on the phone. `Math.random` is good enough, because the id isn't a secret. */
export function newRequestId(): string {
  const letter = () => spokenAlphabet.charAt(Math.floor(Math.random() * spokenAlphabet.length));
  return Array.from({ length }, letter).join("");
}

/** Some monitoring programs send an absolute URL, which RFC 9112 allows in section 3.2.2. */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
