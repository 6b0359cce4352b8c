import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hydrationPath } from "@site/content/paths";
import type { AnalyticsSettings } from "@site/content/site";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import type { render } from "@site/web/entry-server";
import type { PageAnswer } from "@site/web/page-answer";
import { TRPCClientError } from "@trpc/client";
import { renderTimeoutMs } from "../configuration/limits.ts";
import { escapeMarkup } from "../http/markup.ts";
import { hashOf, type Reads, recordReads } from "./reads.ts";

export type PageRequest = {
  path: string;
  /** Data for one visitor, such as the errors of a posted form. Null if all visitors get the same page. */
  answer: PageAnswer | null;
};

/** The build of apps/web or, in development, its sources through Vite. */
export type Frontend = {
  render: typeof render;
  /** Call this after the render, because Vite doesn't know a style sheet until a render has imported it. */
  assets: () => Promise<PageAssets>;
};

export type PageAssets = {
  styles: (html: string) => string;
  preloads: string;
  /** This inline script loads the rest of the code when a visitor interacts with the page. */
  script: (attributes: string) => string;
  inlined: readonly string[];
  /** In development, Vite reports changed modules through a WebSocket. */
  sockets: readonly string[];
};

export type FileFacts = {
  status: number;
  location: string | null;
  type: string;
  /** Null for a page, because its header depends on its status and on whether all visitors get the same page. */
  cacheControl: string | null;
  /** Null for a file that isn't a page. Such a file gets the same policy as all other responses. */
  csp: string | null;
  /** A hash of the uncompressed text, so it is the same for every encoding. */
  hash: string;
  /** The path of the hydration data. Null if React doesn't hydrate the page, or if the document contains the data. */
  data: string | null;
  /** The next publication compares these calls to see whether the page has changed. Null if it can't compare. */
  reads: Reads | null;
};

export type SiteFile = FileFacts & { br: Buffer; gzip: Buffer };

export type Made = { page: SiteFile; data: SiteFile | null };

type Input = {
  context: PageContext;
  frontend: Frontend;
  request: PageRequest;
  isPublished?: boolean;
};

/** @throws StorageFault if the database can't be read now; any other error if a procedure or a template fails */
export async function makePage({ context, frontend, request, isPublished = false }: Input): Promise<Made> {
  const { path, answer } = request;
  const preview = answer && "preview" in answer ? answer.preview : null;
  const { client, calls } = recordReads({ ...context, writes: null, preview });
  const url = new URL(path, context.origin).href;
  const [rendered, imageOrigins] = await Promise.all([
    frontend.render({ url, client, answer, signal: AbortSignal.timeout(renderTimeoutMs) }).catch(throwFault),
    // The page's policy must allow the hosts of the articles' images.
    client.pages.imageOrigins.query().catch(() => []),
  ]);
  // If a render fails, TanStack Router doesn't throw an error, but returns an error page with status 500.
  if (rendered.status >= 500) throw new Error("The page could not be rendered.");
  const { status, location } = rendered;
  const assets = await frontend.assets();
  // The URL of a lead's page contains a secret token, which a third party's script could read.
  const analytics = answer?.leadView ? null : context.analytics;
  // React doesn't hydrate a page for one visitor, because the router in the browser would remove that visitor's text.
  // It doesn't hydrate a not-found page either, because the same document is the response to many URLs.
  const isTaken = status === 200 && answer === null;
  // The path contains a hash of the document, because React can hydrate a document only with its own data.
  const dataPath = isTaken && isPublished ? `${hydrationPath}/${hashOf(path + rendered.html)}.js` : null;
  const inlined = isTaken && !isPublished ? [rendered.hydration] : [];
  const hydration = isTaken ? (dataPath ?? "") : null;
  const facts = { hydration, analytics: analytics && JSON.stringify(analytics) };
  const scripts = answer === null ? scriptsOf(assets, inlined, facts) : "";
  const html = location === null ? finishDocument(rendered.html, assets, scripts) : "";
  const csp = contentSecurityPolicy({ ...assets, inlined: [...assets.inlined, ...inlined], analytics, imageOrigins });
  // The calls end in an arbitrary order, but two releases with the same pages must have the same bytes.
  const sorted = calls.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const reads = isPublished ? { at: Date.now(), calls: sorted } : null;
  const [page, data] = await Promise.all([
    makeFile(html, { type: "text/html; charset=utf-8", cacheControl: null }),
    dataPath === null ? null : makeFile(rendered.hydration, dataHeaders),
  ]);
  return { page: { ...page, status, location, csp, data: dataPath, reads }, data };
}

export async function makeFile(text: string, headers: Pick<FileFacts, "type" | "cacheControl">): Promise<SiteFile> {
  const [br, gzip] = await Promise.all([
    compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(text, { level: gzipLevel }),
  ]);
  return { status: 200, location: null, csp: null, hash: hashOf(text), data: null, reads: null, ...headers, br, gzip };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** With quality 10, all pages would be 8 % smaller, but publishing them would take three times the CPU time. */
const brotliQuality = 6;
const gzipLevel = 6;
const dataHeaders = { type: "text/javascript; charset=utf-8", cacheControl: "public, max-age=31536000, immutable" };

/** If a procedure responded with 503, a StorageFault gives the page the same status. */
function throwFault(error: unknown): never {
  const isDown = error instanceof TRPCClientError && error.data?.httpStatus === 503;
  throw isDown ? new StorageFault("UNREADABLE", "The page's data can't be read now.", { cause: error }) : error;
}

function scriptsOf({ script }: PageAssets, inlined: readonly string[], data: Record<string, string | null>): string {
  const own = inlined.map((text) => `<script>${text}</script>`);
  const attributes = Object.entries(data).flatMap(([name, value]) =>
    value === null ? [] : ` data-${name}="${escapeMarkup(value)}"`,
  );
  return [`<script type="speculationrules">${speculationRules}</script>`, ...own, script(attributes.join(""))].join("");
}

function finishDocument(html: string, { styles, preloads }: PageAssets, scripts: string): string {
  return (
    html
      .replace("</head>", (head) => styles(html) + head)
      // The preload link for the font is in the body, because in the head it would delay Chromium's first paint.
      .replace("<body>", (body) => body + preloads)
      .replace("</body>", (body) => scripts + body)
  );
}

/** `browser/start.ts` removes these rules when React is about to take over navigation. */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/(api|forms|art)/*" } },
          { not: { href_matches: "/*.ics" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

type PolicySources = Pick<PageAssets, "inlined" | "sockets"> & {
  analytics: AnalyticsSettings | null;
  imageOrigins: readonly string[];
};

/**
 * All published pages have the same policy, because a proxy sends one policy for all of them. Inline styles are
 * allowed, because the site's figures have style attributes.
 */
function contentSecurityPolicy({ inlined, analytics, imageOrigins, sockets }: PolicySources): string {
  const hashes = [...inlined, speculationRules].map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
  const urls = [analytics?.scriptUrl, analytics?.sessionScriptUrl];
  const hosts = new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...hosts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins, ...hosts].join(" "),
    ["connect-src 'self'", ...hosts, ...sockets].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
