import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { alwaysHeaders, headersForRequest } from "../http/headers.ts";
import type { RenderedPage } from "./make-page.ts";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/**
 * A rendered page with its response headers, which are computed once instead of for each request. Headers as
 * alternating names and values, the fastest form for `writeHead`.
 */
export type StoredPage = RenderedPage & {
  headers: Readonly<Record<Encoding, string[]>>;
  /** Headers of a 304 response. */
  unchangedHeaders: string[];
};

/** @param shared whether all visitors get the same page, so that proxies may cache it */
export function withHeaders(page: RenderedPage, shared: boolean): StoredPage {
  const common = {
    ...alwaysHeaders,
    "content-security-policy": page.csp,
    "cache-control": shared && page.status === 200 ? "public, max-age=0, s-maxage=60" : "no-store",
    vary: "accept-encoding",
    etag: page.etag,
  };
  const headersOf = (encoding: Encoding) =>
    Object.entries({
      ...common,
      "content-type": "text/html; charset=utf-8",
      "content-length": String(encoding === "identity" ? page.length : page[encoding].length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    }).flat();
  return {
    ...page,
    headers: { br: headersOf("br"), gzip: headersOf("gzip"), identity: headersOf("identity") },
    unchangedHeaders: Object.entries(common).flat(),
  };
}

/**
 * Writes a stored page directly to the socket: Fastify's serializers and hooks add nothing, and would be most of the
 * cost of a cached page.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, origin: string): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const { "if-none-match": knownTags, "accept-encoding": accepted } = request.headers;
  const { raw } = reply.hijack();
  const ownHeaders = headersForRequest(request, origin);
  // A list of entity tags. `includes`, because a proxy may have turned a tag into a weak one: W/"…".
  if (page.status === 200 && knownTags?.includes(page.etag))
    raw.writeHead(304, [...page.unchangedHeaders, ...ownHeaders]).end();
  else {
    const encoding = acceptedEncoding(String(accepted ?? ""));
    raw.writeHead(page.status, [...page.headers[encoding], ...ownHeaders]);
    raw.end(request.method === "HEAD" ? undefined : bytesOf(page, encoding));
  }
  return reply;
}

/** Decompressed for the few programs that take no compression, because the plain pages would be 20 MB of memory. */
export function bytesOf(page: RenderedPage, encoding: Encoding): Buffer {
  return encoding === "identity" ? gunzipSync(page.gzip) : page[encoding];
}

/** The smallest encoding that the browser accepts; `q=0` excludes an encoding. */
function acceptedEncoding(header: string): Encoding {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}
