import type { FastifyReply, FastifyRequest } from "fastify";
import { requestHeaders } from "../http/headers.ts";
import type { StoredPage } from "./cache/stored-page.ts";
import type { Encoding } from "./render/compression.ts";

/**
 * Writes a stored page directly to the socket: Fastify's serializers and hooks add nothing, and would be most of the
 * cost of a cached page.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, origin: string): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const { "if-none-match": knownTags, "accept-encoding": accepted } = request.headers;
  const { raw } = reply.hijack();
  const ownHeaders = requestHeaders(request, origin);
  // A list of entity tags. `includes`, because a proxy may have turned a tag into a weak one: W/"…".
  if (page.status === 200 && knownTags?.includes(page.etag))
    raw.writeHead(304, [...page.unchangedHeaders, ...ownHeaders]).end();
  else {
    const { headers, bytes } = page.bodies[acceptedEncoding(String(accepted ?? ""))];
    raw.writeHead(page.status, [...headers, ...ownHeaders]).end(request.method === "HEAD" ? undefined : bytes);
  }
  return reply;
}

/** The smallest encoding that the browser accepts; `q=0` excludes an encoding. */
function acceptedEncoding(header: string): Encoding {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}
