import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { sendError } from "./errors.ts";

type Options = {
  /** The configured public origin, or the address that the server listens on. */
  siteOrigin: string;
  corsOrigins: readonly string[];
};

/**
 * Refuses posts that pages of other sites send. Pages are the same for every visitor, so forms carry no token; the
 * headers that only a browser sets decide. Programs send none of them and are served; so are the sites in CORS_ORIGINS.
 */
export const sameSite = plugin(async (app: FastifyInstance, { siteOrigin, corsOrigins }: Options) => {
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "POST" || isOfNamedSite(request, corsOrigins)) return;
    const { origin, "sec-fetch-site": fetchSite } = request.headers;
    if (fetchSite === "cross-site") return sendError(reply, "FORBIDDEN");
    // The browser compares the two addresses itself, so a proxy that rewrites Host changes nothing. Browsers send this
    // header to https: and to localhost only; the origin has to decide for the rest.
    if (fetchSite === "same-origin" || origin === undefined || origin === "null") return;
    if (isOwnOrigin(origin, siteOrigin, request)) return;
    const page = URL.canParse(origin) ? new URL(origin).origin : "unreadable";
    request.log.warn(
      { pageOrigin: page.slice(0, loggedLengthMax), siteOrigin },
      "a post was refused because the origin of its page is not this site's; if visitors use that origin, set SITE_ORIGIN to it",
    );
    return sendError(reply, "FORBIDDEN");
  });
});

/** Whether a page of a site in CORS_ORIGINS asks for data. Our forms are for our own pages. */
export function isOfNamedSite({ url, headers }: FastifyRequest, corsOrigins: readonly string[]): boolean {
  return headers.origin !== undefined && isApi(url) && corsOrigins.includes(headers.origin);
}

export function isApi(url: string): boolean {
  return /^\/(?:api|trpc)\//.test(url);
}

const loggedLengthMax = 200;

/**
 * By SITE_ORIGIN, then by the host that a named proxy forwards, then by Host. A host may differ in scheme, because TLS
 * ends at the proxy.
 */
function isOwnOrigin(origin: string, siteOrigin: string, { host, headers }: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.origin === siteOrigin) return true;
  if (!/^https?:$/.test(page.protocol)) return false;
  return [host, headers.host].some((own) => page.host === normalHost(page.protocol, own));
}

/** In the spelling of `URL`: some proxies write the default port of the scheme, and IPv6 has many spellings. */
function normalHost(protocol: string, host = ""): string | null {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : null;
}
