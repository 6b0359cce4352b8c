import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { sendError } from "./errors.ts";

/** Sent with every response, errors included. */
export const alwaysHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  // For responses that are not pages; each page has its own policy.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A year, with subdomains, as OWASP ASVS requires. */
export const hsts = "max-age=31536000; includeSubDomains";

/** Pictures are cross-origin, because social networks and feed readers embed them. */
const picture = /\.(?:png|svg|ico|webp|jpe?g|avif)$/;

export const headers = plugin(async (app: FastifyInstance, { origin }: { origin: string }) => {
  app.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply, origin);
    if (!hasOneHost(request.raw)) return sendError(reply, "BAD_REQUEST");
  });
});

/** Also called for errors that the framework answers before any hook. @param origin of the site */
export function setHeaders(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply {
  reply.headers(alwaysHeaders);
  reply.header("x-request-id", request.id);
  // `protocol` is X-Forwarded-Proto, if the request came from a proxy in TRUST_PROXY.
  if (isHttps(origin) || request.protocol === "https") reply.header("strict-transport-security", hsts);
  if (picture.test(request.routeOptions.url ?? "")) reply.header("cross-origin-resource-policy", "cross-origin");
  return reply;
}

export function isHttps(origin: string): boolean {
  return origin.startsWith("https:");
}

/**
 * HTTP/1.1 requires one Host header (RFC 9112, 3.2). Checked here, because Node's own refusal lacks the headers above, and
 * because of two headers Node takes the first.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}
