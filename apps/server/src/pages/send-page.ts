import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Compressed, RenderedPage } from "./make-page.ts";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

type Sent = {
  page: RenderedPage;
  /** Whether all visitors get the same page, so that proxies may cache it. */
  isShared: boolean;
};

/** Sends a page in the browser's best encoding; 304 without it if the browser has it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { page, isShared }: Sent): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const knownTags = request.headers["if-none-match"];
  reply.code(page.status).headers({
    "content-security-policy": page.csp,
    "cache-control": isShared && page.status === 200 ? "public, max-age=0, s-maxage=60" : "no-store",
    vary: "accept-encoding",
    etag: page.etag,
  });
  // A list of entity tags. `includes`, because a proxy may have turned a tag into a weak one: W/"…".
  if (page.status === 200 && knownTags?.includes(page.etag)) return reply.code(304).send();
  return sendCompressed(request, reply.type("text/html; charset=utf-8"), page);
}

/** Sends bytes in the browser's best encoding. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, bytes: Compressed): FastifyReply {
  const encoding = acceptedEncoding(String(request.headers["accept-encoding"] ?? ""));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(bytesOf(bytes, encoding));
}

/** Decompressed for the few programs that take no compression, because the plain pages would be 20 MB of memory. */
function bytesOf(bytes: Compressed, encoding: Encoding): Buffer {
  return encoding === "identity" ? gunzipSync(bytes.gzip) : bytes[encoding];
}

/** The smallest encoding that the browser accepts; `q=0` excludes an encoding. */
function acceptedEncoding(header: string): Encoding {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}
