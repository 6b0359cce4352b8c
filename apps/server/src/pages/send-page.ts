import type { FastifyReply, FastifyRequest } from "fastify";
import { requestHeaders } from "../http/headers.ts";
import type { StoredPage } from "./cache/stored-page.ts";
import type { Encoding } from "./render/make-page.ts";

/**
 * Writes a stored page to the socket, past Fastify's serializers and hooks, because those would be most of the cost of a
 * cached page and have nothing to add.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, origin: string): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const { "if-none-match": held, "accept-encoding": accepted } = request.headers;
  const { raw } = reply.hijack();
  const own = requestHeaders(request, origin);
  // A list of tags, each perhaps weakened by a proxy on the way: W/"…".
  if (page.status === 200 && held?.includes(page.etag)) raw.writeHead(304, [...page.unchangedHeaders, ...own]).end();
  else {
    const { headers, bytes } = page.bodies[acceptedEncoding(String(accepted ?? ""))];
    raw.writeHead(page.status, [...headers, ...own]).end(request.method === "HEAD" ? undefined : bytes);
  }
  return reply;
}

/** The smaller one of those that the browser takes; `q=0` means that it doesn't. */
function acceptedEncoding(header: string): Encoding {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}
