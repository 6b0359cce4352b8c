import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Site } from "@site/content/site";
import { codeOfStatus, publicError } from "@site/trpc-router/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { refusalPage, refusalPolicy, sendError, wantsPage } from "./errors.ts";
import { newRequestId } from "./log/request-log.ts";

const alwaysHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** OWASP ASVS requires that the header is valid for at least a year and covers subdomains. */
const hsts = "max-age=31536000; includeSubDomains";

const picture = /\.(?:png|svg|ico|webp|jpe?g|avif)$/;

export const headers = plugin(async (app: FastifyInstance, { origin }: { origin: string }) => {
  app.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply, origin);
    if (!hasOneHost(request.raw)) return sendError(reply, "BAD_REQUEST");
  });
});

/** Fastify handles some errors before any hook runs, so `buildApp` calls this function directly. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply {
  // If the request came through a proxy in TRUST_PROXY, `protocol` is that proxy's X-Forwarded-Proto.
  reply.headers(headersOf(request.protocol === "https" ? "https:" : origin)).header("x-request-id", request.id);
  if (picture.test(request.routeOptions.url ?? "")) reply.header("cross-origin-resource-policy", "cross-origin");
  return reply;
}

export function headersOf(origin: string): Record<string, string> {
  return { ...alwaysHeaders, ...(origin.startsWith("https:") && { "strict-transport-security": hsts }) };
}

/** Section 3.2 of RFC 9112 requires exactly one Host header, but Node accepts two. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

export function answerMalformed(origin: string, site: Site) {
  return ({ code, rawPacket }: { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (code === "ECONNRESET" || socket.destroyed) return;
    const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "";
    const isTooLong = code === "HPE_HEADER_OVERFLOW";
    // The packet may end before the Accept header. Long headers are usually cookies, and few programs send those.
    const unknown = isTooLong && !packet.includes("\r\n\r\n") ? "text/html" : undefined;
    const isPerson = wantsPage(/^accept:.*/im.exec(packet)?.[0] ?? unknown);
    const page = isPerson ? refusalPage(isTooLong ? "headers" : "unreadable", site) : null;
    if (socket.writable) socket.write(answerText(statusOf(code), origin, page));
    socket.destroy();
  };
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
}

function answerText(status: number, origin: string, page: string | null): string {
  const error = publicError(codeOfStatus(status));
  const body = page ?? JSON.stringify({ error: { ...error, data: { ...error.data, httpStatus: status } } });
  const headers = {
    ...headersOf(origin),
    "x-request-id": newRequestId(),
    "cache-control": "no-store",
    "content-type": `${page === null ? "application/json" : "text/html"}; charset=utf-8`,
    ...(page !== null && { "content-security-policy": refusalPolicy }),
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
