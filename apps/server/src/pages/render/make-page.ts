import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "@site/trpc-router/context";
import { renderTimeoutMs } from "../../configuration/limits.ts";
import { type Call, recordingClient } from "./answers.ts";
import { contentSecurityPolicy, openPolicy } from "./content-security-policy.ts";
import type { PageRequest } from "./renderer.ts";
import type { Templates } from "./templates.ts";

const encodings = ["identity", "br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** A page as it is stored and sent, without the headers that all pages share. */
export type RenderedPage = {
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  /** Its Content-Security-Policy. */
  csp: string;
  /** The procedures' answers: while they stay, so does the page. */
  madeOf: readonly Call[];
  etag: string;
  bytes: Readonly<Record<Encoding, Buffer>>;
};

/** The highest quality takes ten times as long and saves a fiftieth: a visitor may be waiting for the page. */
const brotliQuality = 6;
const gzipLevel = 8;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Input = { context: Context; templates: Templates; request: PageRequest };

/**
 * Renders one page with a client that calls the procedures in this process, and compresses it.
 * @throws Error when a procedure or a template fails
 */
export async function makePage({ context, templates, request: { path, formOutcome } }: Input): Promise<RenderedPage> {
  const { client, calls: madeOf } = recordingClient(context);
  const url = new URL(path, context.origin).href;
  const [rendered, imageOrigins] = await Promise.all([
    templates.render({ url, client, formOutcome, signal: AbortSignal.timeout(renderTimeoutMs) }),
    // A damaged table of articles costs their pictures, not the pages that show none.
    client.pages.imageOrigins.query().catch(() => []),
  ]);
  // TanStack Router turns a rendering that failed into a page of its own with status 500.
  if (rendered.status >= 500) throw new Error("The page could not be rendered.");
  const { status, location } = rendered;
  // The answer to a failed form post is not hydrated: the router would render from the URL and drop what was typed.
  const html = location === null ? await templates.finish(rendered, { path, hydrate: formOutcome === null }) : "";
  const { analytics } = context;
  const csp = templates.isDevelopment ? openPolicy : contentSecurityPolicy(html, { analytics, imageOrigins });
  return { status, location, csp, madeOf, ...(await encode(html)) };
}

async function encode(html: string): Promise<Pick<RenderedPage, "etag" | "bytes">> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: gzipLevel }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  return { etag, bytes: { identity, br, gzip: gz } };
}
