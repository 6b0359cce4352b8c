import { alwaysHeaders } from "../../http/headers.ts";
import type { Encoding } from "../render/compression.ts";
import type { RenderedPage } from "../render/make-page.ts";

/** Body and headers of one encoding. Headers as alternating names and values, the fastest form for `writeHead`. */
type Body = { bytes: Buffer; headers: string[] };

/** A rendered page with its response headers, which are computed once instead of for each request. */
export type StoredPage = RenderedPage & {
  bodies: Readonly<Record<Encoding, Body>>;
  /** Headers of a 304 response. */
  unchangedHeaders: string[];
};

/** @param shared whether all visitors get the same page, so that proxies may cache it */
export function withHeaders(page: RenderedPage, shared: boolean): StoredPage {
  const { status, csp, etag, bytes } = page;
  const common = {
    ...alwaysHeaders,
    "content-security-policy": csp,
    "cache-control": shared && status === 200 ? "public, max-age=0, s-maxage=60" : "no-store",
    vary: "accept-encoding",
    etag,
  };
  const body = (encoding: Encoding): Body => ({
    bytes: bytes[encoding],
    headers: Object.entries({
      ...common,
      "content-type": "text/html; charset=utf-8",
      "content-length": String(bytes[encoding].length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    }).flat(),
  });
  return {
    ...page,
    bodies: { identity: body("identity"), br: body("br"), gzip: body("gzip") },
    unchangedHeaders: Object.entries(common).flat(),
  };
}
