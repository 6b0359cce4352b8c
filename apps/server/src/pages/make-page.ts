import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hydrationPath, newsletterPaths } from "@site/content/paths";
import type { AnalyticsSettings } from "@site/content/site";
import { StorageFault } from "@site/db/storage-fault";
import { appRouter } from "@site/trpc-router/app-router";
import type { PageContext } from "@site/trpc-router/context";
import type { render } from "@site/web/entry-server";
import type { PageAnswer } from "@site/web/form-outcome";
import { createTRPCClient, TRPCClientError, unstable_localLink } from "@trpc/client";
import { renderTimeoutMs } from "../configuration/limits.ts";
import { escapeMarkup } from "../http/markup.ts";

export type PageRequest = {
  /** `PageAddress.path`. */
  path: string;
  /** What the page says to one person; null: it is the same for all. */
  answer: PageAnswer | null;
};

/** The rendering half of apps/web and what its documents refer to: the build, or the sources through Vite. */
export type Frontend = {
  render: typeof render;
  /** Called after the render, because Vite knows a style sheet when it has been imported. */
  assets: () => Promise<PageAssets>;
};

export type PageAssets = {
  /** Style elements with the rules that a document uses. */
  styles: (html: string) => string;
  /** Elements that load files early. */
  preloads: string;
  /**
   * The inlined script, which asks for the browser's code when a visitor touches the page.
   * @param attributes more of the script: `DocumentFacts` of apps/web
   */
  script: (attributes: string) => string;
  /** Origins of sockets that pages may open: Vite's, which announces changed modules. */
  sockets: readonly string[];
};

export type Compressed = { br: Buffer; gzip: Buffer };

/** A page's compressed bytes and its own headers. */
export type RenderedPage = Compressed & {
  status: number;
  /** Target of a redirect; null: not a redirect. */
  location: string | null;
  /** Content-Security-Policy. */
  csp: string;
  etag: string;
  /** What the browser's router asks for when a visitor touches the page; null: React does not take it over. */
  hydration: Hydration | null;
};

/** `version` names the rendered HTML: React can take over no other. */
type Hydration = Compressed & { version: string };

const newsletterPages = Object.values(newsletterPaths);

type Input = { context: PageContext; frontend: Frontend; request: PageRequest };

/**
 * Makes one page: the router renders its HTML, with procedure calls in this process; then come the styles that the HTML
 * uses, the policy with the hashes of its scripts, and the compression.
 * @throws StorageFault when the database can't be read now; any other error when a procedure or a template fails
 */
export async function makePage({ context, frontend, request: { path, answer } }: Input): Promise<RenderedPage> {
  const localLink = unstable_localLink({
    router: appRouter,
    createContext: async () => ({
      ...context,
      writes: null,
      preview: answer && "preview" in answer ? answer.preview : null,
    }),
  });
  const client = createTRPCClient<typeof appRouter>({ links: [localLink] });
  const url = new URL(path, context.origin).href;
  const [rendered, imageOrigins] = await Promise.all([
    frontend.render({ url, client, answer, signal: AbortSignal.timeout(renderTimeoutMs) }).catch(throwFault),
    // If the articles can't be read, pages without their pictures must still be rendered.
    client.pages.imageOrigins.query().catch(() => []),
  ]);
  // TanStack Router answers a failed render with an error page of status 500.
  if (rendered.status >= 500) throw new Error("The page could not be rendered.");
  const { status, location } = rendered;
  const assets = await frontend.assets();
  // The address of a mail's page has a secret, which scripts of others would read.
  const analytics = answer?.leadView || newsletterPages.some((own) => path.startsWith(own)) ? null : context.analytics;
  const version = status === 200 && answer === null ? hashOf(rendered.html).slice(0, 12) : null;
  // An answer to one person has no script, because the router would render from the URL and drop it. A not-found page is
  // one document for many addresses, and its controls are links and plain forms.
  const address = version === null ? null : `${hydrationPath}?${new URLSearchParams({ page: path, version })}`;
  const facts = answer === null ? { hydration: address, analytics } : null;
  const html = location === null ? finishDocument(rendered.html, assets, facts) : "";
  const csp = contentSecurityPolicy(html, { analytics, imageOrigins, sockets: assets.sockets });
  const quality = path.includes("?") ? brotliQuality.once : brotliQuality.cached;
  const [document, data] = await Promise.all([
    compress(html, quality),
    version === null ? null : compress(rendered.hydration, brotliQuality.once),
  ]);
  const hydration = version === null || data === null ? null : { version, ...data };
  return { status, location, csp, etag: `"${hashOf(html).slice(0, 27)}"`, hydration, ...document };
}

/** A procedure that met a storage fault answers 503, and so does its page. */
function throwFault(error: unknown): never {
  const isDown = error instanceof TRPCClientError && error.data?.httpStatus === 503;
  throw isDown ? new StorageFault("UNREADABLE", "The page's data can't be read now.", { cause: error }) : error;
}

type Facts = { hydration: string | null; analytics: AnalyticsSettings | null };

/** Adds styles and the script to a rendered document. @param facts null: a document without scripts */
function finishDocument(html: string, { styles, preloads, script }: PageAssets, facts: Facts | null): string {
  const head = `${styles(html)}</head>`;
  // The preload stands in the body, because Chromium shows nothing for a while when the head has one of a font.
  const styled = html.replace("</head>", () => head).replace("<body>", (body) => body + preloads);
  if (facts === null) return styled;
  const attributes = Object.entries({
    hydration: facts.hydration,
    analytics: facts.analytics && JSON.stringify(facts.analytics),
  }).map(([name, value]) => (value === null ? "" : ` data-${name}="${escapeMarkup(value)}"`));
  return styled.replace("</body>", () => `${speculationRules}${script(attributes.join(""))}</body>`);
}

/**
 * Chromium prerenders the page of a link that a visitor turns to. `browser/start.ts` removes the rules where React
 * navigates, or the visitor saves data.
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
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
})}</script>`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Brotli 10 costs a cached page 30 ms more at each start and after each edit, and makes it 7 % smaller than Brotli 8. */
const brotliQuality = { cached: 10, once: 6 };
const gzipLevel = 8;

async function compress(text: string, quality: number): Promise<Compressed> {
  const bytes = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(bytes, { level: gzipLevel }),
  ]);
  return { br, gzip: gz };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

const executable = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** Other hosts from which pages may load scripts or images, or to which they may open sockets. */
type ExternalHosts = {
  analytics: AnalyticsSettings | null;
  imageOrigins: readonly string[];
  sockets: readonly string[];
};

/**
 * The policy of one document. Inline scripts are allowed by hash, because a cached page can't have a nonce. Inline
 * styles are allowed, because figures are drawn with style attributes.
 */
function contentSecurityPolicy(html: string, { analytics, imageOrigins, sockets }: ExternalHosts): string {
  const hashes = [...html.matchAll(executable)].map(([, source = ""]) => {
    return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  });
  const hosts = [analytics?.scriptUrl, analytics?.sessionScriptUrl].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  const analyticsHosts = [...new Set(hosts)];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...analyticsHosts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins, ...analyticsHosts].join(" "),
    ["connect-src 'self'", ...analyticsHosts, ...sockets].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
