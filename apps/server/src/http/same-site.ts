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
 * Protects against CSRF. The check relies on headers that only browsers send, so programs aren't affected. Forms
 * contain no CSRF token, because all visitors get the same published pages.
 */
export const sameSite = plugin(async (app: FastifyInstance, { siteOrigin, corsOrigins }: Options) => {
  app.addHook("onRequest", async (request) => {
    if (request.method !== "POST" || isFromCorsOrigin(request, corsOrigins)) return;
    const { origin, "sec-fetch-site": fetchSite } = request.headers;
    // A form's route shows the form again, because the visitor may use a translated copy of our page on another domain.
    const refuseForeign = () => refuse(request, new Refusal("foreign", null));
    if (fetchSite === "cross-site") return refuseForeign();
    // Sec-Fetch-Site is reliable even if a proxy rewrites Host, but browsers don't send it over plain HTTP.
    if (fetchSite === "same-origin" || origin === undefined) return;
    // A page whose URL contains a token sends no referrer, so its forms have `Origin: null`. Other sites don't know the
    // token.
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

/** The comparison of hosts ignores the scheme, because TLS may end at a proxy. */
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
