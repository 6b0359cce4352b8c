import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasOneHost, headersOf } from "../http/headers.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { newRequestId } from "../http/log/request-log.ts";
import type { SiteFile } from "./make-page.ts";
import type { Publication } from "./publication.ts";

type Options = { publication: Publication; origin: string; metrics: Pick<Metrics, "answered"> };

/** Serves published pages without Fastify, one of whose hooks takes as long as serving a published page. */
export function answerEarly(app: FastifyInstance, { publication, origin, metrics }: Options): void {
  const listeners = app.server.listeners("request");
  const always = headersOf(origin);
  app.server.removeAllListeners("request");
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const { method, url = "", headers: asked } = request;
    const file = method === "GET" || method === "HEAD" ? publication.find(url) : undefined;
    // If the origin begins with http:, Fastify must decide whether to trust the proxy that sent X-Forwarded-Proto.
    const isPlain = origin.startsWith("https:") || asked["x-forwarded-proto"] === undefined;
    if (file === undefined || !isPlain || !hasOneHost(request)) {
      for (const listener of listeners) Reflect.apply(listener, app.server, [request, response]);
      return;
    }
    const { status, headers, body } = answerOf(file, asked, cacheControlOf(file, true));
    const length = body === null ? {} : { "content-length": body.length };
    response.writeHead(status, { ...always, ...headers, ...length, "x-request-id": newRequestId() });
    response.end(method === "HEAD" ? null : body);
    const ms = performance.now() - began;
    metrics.answered("pages", status, ms);
    app.log.debug({ method, route: "/*", status, ms: Math.round(ms) }, "answered");
  });
}

const encodings = ["br", "gzip", "identity"] as const;

/**
 * Sends a page or file in the best encoding for the browser, or 304 if the browser has it.
 * @param isShared whether all visitors get the same page, so that proxies may cache it
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile,
  isShared: boolean,
): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const { status, headers, body } = answerOf(page, request.headers, cacheControlOf(page, isShared));
  reply.code(status).headers(headers);
  return body === null ? reply.send() : reply.send(body);
}

function cacheControlOf({ cacheControl, status }: SiteFile, isShared: boolean): string {
  return cacheControl ?? (isShared && status === 200 ? "public, max-age=0, s-maxage=60" : "no-store");
}

function answerOf(file: SiteFile, asked: IncomingHttpHeaders, cacheControl: string) {
  const { status, type, csp, hash } = file;
  const encoding = acceptedEncoding(asked["accept-encoding"]);
  // The entity tag is strong: it identifies exactly these bytes.
  const etag = `"${hash}-${encoding}"`;
  const policy = csp === null ? {} : { "content-security-policy": csp };
  const headers = { "cache-control": cacheControl, vary: "accept-encoding", etag, ...policy };
  const known = asked["if-none-match"];
  // `known` is a list of entity tags. `includes` also finds a tag that a proxy has changed to W/"…".
  if (status === 200 && (known?.includes(etag) || known === "*")) return { status: 304, headers, body: null };
  // Decompresses on request, because few programs accept no compression, and plain copies would take 20 MB of memory.
  const body = encoding === "identity" ? gunzipSync(file.gzip) : file[encoding];
  const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
  return { status, headers: { ...headers, "content-type": type, ...encoded }, body };
}

/** The smallest encoding that the browser accepts. `q=0` excludes an encoding. */
function acceptedEncoding(header: string | string[] = ""): (typeof encodings)[number] {
  const accepted = String(header)
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}
