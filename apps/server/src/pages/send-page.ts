import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteFile } from "./make-page.ts";

const encodings = ["br", "gzip", "identity"] as const;

/** @param isShared whether all visitors get the same page, so that proxies may cache it */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile,
  isShared: boolean,
): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const isCached = isShared && page.status === 200;
  return sendFile(
    request,
    reply,
    page,
    page.cacheControl ?? (isCached ? "public, max-age=0, s-maxage=60" : "no-store"),
  );
}

/** Sends a file in the browser's best encoding; 304 without it if the browser has it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, csp, hash, br, gzip, ...file }: SiteFile,
  cacheControl = file.cacheControl ?? "no-store",
): FastifyReply {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  // Strong: it names these bytes.
  const tag = `"${hash}-${encoding}"`;
  reply.code(status).headers({ "cache-control": cacheControl, vary: "accept-encoding", etag: tag });
  if (csp !== null) reply.header("content-security-policy", csp);
  const known = request.headers["if-none-match"];
  // A list of entity tags. `includes`, because a proxy may have turned a tag into a weak one: W/"…".
  if (status === 200 && (known?.includes(tag) || known === "*")) return reply.code(304).send();
  reply.type(type);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  // Decompressed for the few programs that take no compression, because the plain pages would be 20 MB of memory.
  return reply.send(encoding === "identity" ? gunzipSync(gzip) : { br, gzip }[encoding]);
}

/** The smallest encoding that the browser accepts; `q=0` excludes an encoding. */
function acceptedEncoding(header: string | string[] = ""): (typeof encodings)[number] {
  const accepted = String(header)
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}
