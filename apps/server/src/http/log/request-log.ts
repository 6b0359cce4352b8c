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

/**
 * Logs each POST and, with LOG_LEVEL=debug, each request in one line. The line contains the route's pattern instead of
 * the URL, because a URL may contain a visitor's input.
 */
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

/** The path of a known page, without its query. null: any other URL, which may contain a visitor's input */
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

/** Whether the URL belongs to the API or the assets, whose 404 response is JSON instead of the not-found page. */
export function isApiOrAsset(url: string): boolean {
  return /^\/(?:api|trpc|assets|art|page-data)(?:[/?]|$)/.test(url);
}

const length = 8;

/** Makes an id such as `7F3K9Q2M`, which can be spelled on the phone and isn't secret. */
export function newRequestId(): string {
  const letter = () => spokenAlphabet.charAt(Math.floor(Math.random() * spokenAlphabet.length));
  return Array.from({ length }, letter).join("");
}

/** A request's target as a path with its query. Some monitors send an absolute URL (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
