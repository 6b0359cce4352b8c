import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { alwaysHeaders } from "../plugins/headers.ts";
import { reportingEndpoints } from "./content-security-policy.ts";
import type { PageAnswer } from "./render-page.ts";

export const encodings = ["identity", "br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** A page without what can be told from it. */
export type PageBytes = Omit<PageAnswer, "html"> & {
  etag: string;
  bytes: Readonly<Record<Encoding, Buffer>>;
};

/** Bytes and all their headers, names and values in turn, as `writeHead` takes them quickest. */
export type EncodedBody = { bytes: Buffer; headers: string[] };

export type EncodedPage = PageBytes & {
  bodies: Readonly<Record<Encoding, EncodedBody>>;
  /** Of the answer that says that the browser has the page already. */
  unchangedHeaders: string[];
};

/** The best takes ten times as long as this and saves a fiftieth: a page is made while somebody waits. */
const brotliQuality = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The page in every encoding that a browser may ask for, with its headers, made once. @param shared whether all visitors get it */
export async function encodePage({ html, ...answer }: PageAnswer, shared: boolean): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity, { level: 8 })]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  return withHeaders({ ...answer, etag, bytes: { identity, br, gzip: gz } }, shared);
}

/** @param shared whether all visitors get it */
export function withHeaders(page: PageBytes, shared: boolean): EncodedPage {
  const { status, csp, etag, bytes } = page;
  const common = {
    ...alwaysHeaders,
    "content-security-policy": csp,
    "reporting-endpoints": reportingEndpoints,
    "cache-control": shared && status === 200 ? "public, max-age=0, s-maxage=60" : "no-store",
    vary: "accept-encoding",
    etag,
  };
  const body = (encoding: Encoding): EncodedBody => ({
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
