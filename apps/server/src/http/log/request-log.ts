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
 * Logs one line for each POST and, with LOG_LEVEL=debug, for each other request too. The line contains the pattern of
 * the route, such as `/api/blog/:slug`, because the URL itself may contain a visitor's input.
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

/**
 * Returns the path of a URL without its query if the path is that of a known page. Otherwise returns null, because an
 * unknown path may contain a visitor's input.
 */
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

/**
 * Whether the URL is under `/api`, under `/trpc` or in a folder of files, such as `/assets`. If nothing exists at such
 * a URL, the response is a short error instead of the site's not-found page.
 */
export function isApiOrAsset(url: string): boolean {
  return /^\/(?:api|trpc|assets|art|page-data)(?:[/?]|$)/.test(url);
}

const length = 8;

/**
 * Makes an id such as `7F3K9Q2M`, which a visitor can easily spell on the phone. `Math.random` is good enough, because
 * the id isn't a secret.
 */
export function newRequestId(): string {
  const letter = () => spokenAlphabet.charAt(Math.floor(Math.random() * spokenAlphabet.length));
  return Array.from({ length }, letter).join("");
}

/**
 * Returns the target of a request as a path with its query. Some monitoring programs send an absolute URL instead,
 * which RFC 9112 allows in section 3.2.2.
 */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
