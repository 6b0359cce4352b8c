import { leadFormPath, leadListFormPath, requestFormPath } from "@site/content/paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { Refusal } from "./errors.ts";

const pathsWithToken: readonly string[] = [leadFormPath, leadListFormPath, requestFormPath];

type Options = {
  /** The configured public origin, or the address on which the server listens. */
  siteOrigin: string;
  corsOrigins: readonly string[];
};

/**
 * CSRF protection: refuses POSTs that a browser sends from pages of other sites. It checks Sec-Fetch-Site and Origin
 * instead of a token, because pages are cached and the same for every visitor. Programs send neither header, and their
 * requests are accepted; so are API calls from CORS_ORIGINS.
 */
export const sameSite = plugin(async (app: FastifyInstance, { siteOrigin, corsOrigins }: Options) => {
  app.addHook("onRequest", async (request) => {
    if (request.method !== "POST" || isFromCorsOrigin(request, corsOrigins)) return;
    const { origin, "sec-fetch-site": fetchSite } = request.headers;
    if (fetchSite === "cross-site") return refuse(request);
    // The browser compares the origins itself, so the header works behind a proxy that rewrites Host. Browsers send
    // Sec-Fetch-Site only to https: and localhost; elsewhere the Origin header decides.
    if (fetchSite === "same-origin" || origin === undefined) return;
    // The pages of a lead send no referrer, so their form posts have no origin either. Their token is the proof.
    if (origin === "null" && pathsWithToken.includes(request.routeOptions.url ?? "")) return;
    if (isOwnOrigin(origin, siteOrigin, request)) return;
    const page = URL.canParse(origin) ? new URL(origin).origin : "unreadable";
    request.log.warn(
      { pageOrigin: page.slice(0, loggedLengthMax), siteOrigin },
      "a post was refused because the origin of its page is not this site's; if visitors use that origin, set SITE_ORIGIN to it",
    );
    refuse(request);
  });
});

/** A form that can show the refusal keeps what was typed, because its sender may use a translated copy of the page. */
function refuse(request: FastifyRequest): void {
  const refusal = new Refusal("foreign", null);
  if (request.routeOptions.config.handlesRefusal !== true) throw refusal;
  request.refusal = refusal;
}

/** Whether a page of a site in CORS_ORIGINS calls the API. Form posts under /forms are only for our own pages. */
function isFromCorsOrigin({ url, headers }: FastifyRequest, corsOrigins: readonly string[]): boolean {
  return headers.origin !== undefined && isApi(url) && corsOrigins.includes(headers.origin);
}

function isApi(url: string): boolean {
  return /^\/(?:api|trpc)\//.test(url);
}

const loggedLengthMax = 200;

/**
 * Compares a page's origin with SITE_ORIGIN, with a trusted proxy's X-Forwarded-Host and with Host. For hosts the
 * scheme may differ, because TLS ends at the proxy.
 */
function isOwnOrigin(origin: string, siteOrigin: string, { host, headers }: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.origin === siteOrigin) return true;
  if (!/^https?:$/.test(page.protocol)) return false;
  return [host, headers.host].some((own) => page.host === normalHost(page.protocol, own));
}

/** Normalized by `URL`, because some proxies add the scheme's default port, and IPv6 has many notations. */
function normalHost(protocol: string, host = ""): string | null {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : null;
}
