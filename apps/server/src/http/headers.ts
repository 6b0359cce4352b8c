import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { sendError } from "./errors.ts";

/** On every answer, errors included. */
export const alwaysHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  // Of what is not a page; pages bring their own.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A year, the subdomains included: what ASVS asks for. */
export const hsts = "max-age=31536000; includeSubDomains";

/** Social networks and feed readers show our pictures on their own pages. */
const picture = /\.(?:png|svg|ico|webp|jpe?g|avif)$/;

export const headers = plugin(async (app: FastifyInstance, { origin }: { origin: string }) => {
  app.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply, origin);
    if (isWithoutHost(request)) return sendError(reply, "BAD_REQUEST");
  });
});

/** For answers that are given before any hook runs. @param origin of the site */
export function setHeaders(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply {
  reply.headers(alwaysHeaders);
  const [idName = "", id, hstsName, value] = requestHeaders(request, origin);
  reply.header(idName, id);
  if (hstsName !== undefined) reply.header(hstsName, value);
  if (picture.test(request.routeOptions.url ?? "")) reply.header("cross-origin-resource-policy", "cross-origin");
  return reply;
}

/** Headers that differ from request to request, names and values in turn. @param origin of the site */
export function requestHeaders(request: FastifyRequest, origin: string): string[] {
  // The protocol is what a proxy says that TRUST_PROXY names.
  return isHttps(origin) || request.protocol === "https"
    ? ["x-request-id", request.id, "strict-transport-security", hsts]
    : ["x-request-id", request.id];
}

export function isHttps(origin: string): boolean {
  return origin.startsWith("https:");
}

/** HTTP/1.1 asks for a host. Node would answer for us, without the headers above. */
function isWithoutHost({ headers, raw }: FastifyRequest): boolean {
  return headers.host === undefined && raw.httpVersion !== "1.0";
}
