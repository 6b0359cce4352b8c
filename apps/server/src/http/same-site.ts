import { leadFormPath, leadListFormPath, newsletterFormPaths, requestFormPath } from "@site/content/paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { Refusal, refuse } from "./errors.ts";

const pathsWithToken: readonly string[] = [
  leadFormPath,
  leadListFormPath,
  requestFormPath,
  ...Object.values(newsletterFormPaths),
];

type Options = {
  siteOrigin: string;
  corsOrigins: readonly string[];
};

/**
 * Protects against CSRF: refuses POSTs from pages of other sites, except API calls from CORS_ORIGINS. The check uses
 * headers that only browsers send. Forms contain no CSRF token, because every visitor gets the same pages.
 */
export const sameSite = plugin(async (app: FastifyInstance, { siteOrigin, corsOrigins }: Options) => {
  app.addHook("onRequest", async (request) => {
    if (request.method !== "POST" || isFromCorsOrigin(request, corsOrigins)) return;
    const { origin, "sec-fetch-site": fetchSite } = request.headers;
    // The form's own handler refuses the post and shows the typed text: a translated copy of our page may have sent it.
    const refuseForeign = () => refuse(request, new Refusal("foreign", null));
    if (fetchSite === "cross-site") return refuseForeign();
    // Sec-Fetch-Site is correct even if a proxy rewrites Host, but browsers don't send it over plain HTTP.
    if (fetchSite === "same-origin" || origin === undefined) return;
    // A page with a token sends no referrer, so its forms post the origin `null`. Other sites don't know the token.
    if (origin === "null" && pathsWithToken.includes(request.routeOptions.url ?? "")) return;
    if (isOwnOrigin(origin, siteOrigin, request)) return;
    const page = URL.canParse(origin) ? new URL(origin).origin : "unreadable";
    request.log.warn(
      { pageOrigin: page.slice(0, loggedLengthMax), siteOrigin },
      "a post was refused because the origin of its page is not this site's; if visitors use that origin, set SITE_ORIGIN to it",
    );
    refuseForeign();
  });
});

function isFromCorsOrigin({ url, headers }: FastifyRequest, corsOrigins: readonly string[]): boolean {
  return headers.origin !== undefined && isApi(url) && corsOrigins.includes(headers.origin);
}

function isApi(url: string): boolean {
  return /^\/(?:api|trpc)\//.test(url);
}

const loggedLengthMax = 200;

/**
 * Compares a page's origin with SITE_ORIGIN, and its host with Host and with a trusted proxy's X-Forwarded-Host. For
 * hosts, the scheme isn't compared, because TLS may end at a proxy.
 */
function isOwnOrigin(origin: string, siteOrigin: string, { host, headers }: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.origin === siteOrigin) return true;
  if (!/^https?:$/.test(page.protocol)) return false;
  return [host, headers.host].some((own) => page.host === normalHost(page.protocol, own));
}

function normalHost(protocol: string, host = ""): string | null {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : null;
}
