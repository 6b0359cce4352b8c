import type { FastifyReply, FastifyRequest } from "fastify";
import { requestHeaders } from "../plugins/headers.ts";
import type { EncodedPage, Encoding } from "./encode-page.ts";

/**
 * Writes a page as it lies in memory. Most of its headers were made with it, so the reply's own way through serializers and
 * hooks has nothing to add; it is what a request for a page at hand would mostly cost.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  origin: string,
): FastifyReply {
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

const known = new Map<string, Encoding>();
/** Browsers send a handful of different lists. */
const knownMax = 200;

function acceptedEncoding(header: string): Encoding {
  const encoding = known.get(header) ?? parseEncoding(header);
  if (known.size < knownMax) known.set(header, encoding);
  return encoding;
}

/** The smaller one of those that the browser takes; `q=0` means that it doesn't. */
function parseEncoding(header: string): Encoding {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}
