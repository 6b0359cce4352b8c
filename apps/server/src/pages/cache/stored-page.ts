import { alwaysHeaders } from "../../http/headers.ts";
import { reportingEndpoints } from "../render/content-security-policy.ts";
import type { Encoding, RenderedPage } from "../render/make-page.ts";

/** Bytes and all their headers, names and values in turn, as `writeHead` takes them quickest. */
type Body = { bytes: Buffer; headers: string[] };

/** A rendered page with its headers, which are made once instead of for each visitor. */
export type StoredPage = RenderedPage & {
  bodies: Readonly<Record<Encoding, Body>>;
  /** Headers of the answer 304. */
  unchangedHeaders: string[];
};

/** @param shared whether all visitors get this page, so that caches on the way may store it */
export function withHeaders(page: RenderedPage, shared: boolean): StoredPage {
  const { status, csp, etag, bytes } = page;
  const common = {
    ...alwaysHeaders,
    "content-security-policy": csp,
    "reporting-endpoints": reportingEndpoints,
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
