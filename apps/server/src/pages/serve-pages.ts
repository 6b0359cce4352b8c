import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { newsletterPath, postPath } from "@site/content/paths";
import type { Site } from "@site/content/site";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { busyRetrySeconds, waitingPersonalRendersMax, waitingRendersMax } from "../configuration/limits.ts";
import { Refusal, sendError, sendMissing } from "../http/errors.ts";
import { hasOneHost, headersOf } from "../http/headers.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { isApiOrAsset, newRequestId } from "../http/log/request-log.ts";
import { previewPath, readPreviewToken } from "../http/signed-links.ts";
import { canonicalPath, notFoundPath, readSearch, splitUrl, successors } from "./addresses.ts";
import type { Made, PageRequest, SiteFile } from "./make-page.ts";

export type Publication = {
  find: (path: string) => SiteFile | undefined;
  /** False while the pages are being made, and for a page that couldn't be made. */
  lacks: (path: string) => boolean;
  /** `reason` says why a load balancer should send visitors to another instance. */
  state: () => { reason: string | null; problems: readonly string[] };
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** Every page is made on request, as in development and in tests that don't depend on publication. */
export const unpublished: Publication = {
  find: () => undefined,
  lacks: () => false,
  state: () => ({ reason: null, problems: [] }),
  start: async () => {},
  close: async () => {},
};

type Render = (request: PageRequest) => Promise<Made>;

/** @throws Refusal with status 503 if too many requests wait; Error if the page can't be made */
export type RenderQueue = { render: Render };

export function openQueue(render: Render, metrics: Pick<Metrics, "refused">): RenderQueue {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async render(request) {
      // A page for one visitor shows the visitor's input or reference number, so more of these pages may wait.
      const isPersonal = request.answer !== null || /[?&]sent=/.test(request.path);
      if (count > waitingRendersMax + (isPersonal ? waitingPersonalRendersMax : 0)) {
        metrics.refused("busy", "render");
        throw new Refusal("busy", busyRetrySeconds);
      }
      count += 1;
      const made = last.then(() => render(request)).finally(() => (count -= 1));
      last = made.catch(() => {});
      return made;
    },
  };
}

type EarlyOptions = { publication: Publication; origin: string; metrics: Pick<Metrics, "answered"> };

/** Published pages bypass Fastify, because a single Fastify hook takes as long as sending a whole page. */
export function answerEarly(app: FastifyInstance, { publication, origin, metrics }: EarlyOptions): void {
  const listeners = app.server.listeners("request");
  const always = headersOf(origin);
  app.server.removeAllListeners("request");
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const { method, url = "", headers: asked } = request;
    const file = method === "GET" || method === "HEAD" ? publication.find(url) : undefined;
    // Only Fastify knows which proxies to trust, so it serves a request that a proxy may have received over HTTPS.
    const isPlain = origin.startsWith("https:") || asked["x-forwarded-proto"] === undefined;
    if (file === undefined || !isPlain || !hasOneHost(request)) {
      for (const listener of listeners) Reflect.apply(listener, app.server, [request, response]);
      return;
    }
    const { status, headers, body } = answerOf(file, asked, cacheControlOf(file, true));
    const length = body === null ? {} : { "content-length": body.length };
    response.writeHead(status, { ...always, ...headers, ...length, "x-request-id": newRequestId() });
    response.end(method === "HEAD" ? null : body);
    const ms = performance.now() - began;
    metrics.answered("pages", status, ms);
    app.log.debug({ method, route: "/*", status, ms: Math.round(ms) }, "answered");
  });
}

type PageOptions = {
  publication: Publication;
  queue: RenderQueue;
  admission: Admission;
  site: Site;
  keys: readonly string[];
};

/** A page is made on request if it is for one visitor, or if it isn't published yet. */
export async function pages(app: FastifyInstance, { publication, queue, admission, site, keys }: PageOptions) {
  async function make({ ip }: FastifyRequest, asked: PageRequest) {
    admission.chargeRender(ip);
    return (await queue.render(asked)).page;
  }

  app.get("/*", async (request, reply) => {
    // The paths of hydration data contain capital letters, so this check comes before the redirect to lowercase.
    const file = publication.find(request.url);
    if (file !== undefined) return sendPage(request, reply, file, true);
    if (isApiOrAsset(request.url)) return sendMissing(request, reply, site);
    const url = splitUrl(request.url);
    if (url === null) return sendError(reply, "BAD_REQUEST");
    const { path, search } = url;
    const canonical = canonicalPath(path);
    if (canonical !== path) return reply.redirect(canonical + search, 308);
    const isKnown = publication.find(path) !== undefined || path === newsletterPath;
    if (isKnown || !publication.lacks(path)) {
      const address = readSearch(path, search);
      if ("location" in address) return reply.redirect(address.location, 307);
      const page = publication.find(address.path) ?? (await make(request, { path: address.path, answer: null }));
      if (isKnown || page.status !== 404) return sendPage(request, reply, page, address.isShared);
    }
    const successor = successors.get(path);
    if (successor !== undefined) return reply.redirect(successor + search, 301);
    // A request for an unknown path counts as a read, so that a program can't guess URLs without limit.
    if (publication.lacks(path)) admission.chargeRender(request.ip);
    const missing = { path: notFoundPath(path), answer: null };
    const page = publication.find(missing.path) ?? (await queue.render(missing)).page;
    return sendPage(request, reply, page, true);
  });

  app.get<{ Querystring: { token?: unknown } }>(previewPath, async (request, reply) => {
    const slug = readPreviewToken(String(request.query.token ?? ""), keys);
    const page = await make(
      request,
      slug === null
        ? { path: notFoundPath(postPath("unknown")), answer: null }
        : { path: postPath(slug), answer: { formOutcome: null, leadView: null, preview: slug } },
    );
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    return sendPage(request, reply, page, false);
  });
}

const encodings = ["br", "gzip", "identity"] as const;

/** @param isShared whether all visitors get the same page, so that proxies may cache it */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile,
  isShared: boolean,
): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  const { status, headers, body } = answerOf(page, request.headers, cacheControlOf(page, isShared));
  reply.code(status).headers(headers);
  return body === null ? reply.send() : reply.send(body);
}

function cacheControlOf({ cacheControl, status }: SiteFile, isShared: boolean): string {
  return cacheControl ?? (isShared && status === 200 ? "public, max-age=0, s-maxage=60" : "no-store");
}

function answerOf(file: SiteFile, asked: IncomingHttpHeaders, cacheControl: string) {
  const { status, type, csp, hash } = file;
  const encoding = acceptedEncoding(asked["accept-encoding"]);
  const etag = `"${hash}-${encoding}"`;
  const policy = csp === null ? {} : { "content-security-policy": csp };
  const headers = { "cache-control": cacheControl, vary: "accept-encoding", etag, ...policy };
  const known = asked["if-none-match"];
  // `includes` finds a tag in a list, and also a tag that a proxy has changed to `W/"…"`.
  if (status === 200 && (known?.includes(etag) || known === "*")) return { status: 304, headers, body: null };
  // Few clients accept no compression, and uncompressed copies of all pages would take 20 MB of memory.
  const body = encoding === "identity" ? gunzipSync(file.gzip) : file[encoding];
  const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
  return { status, headers: { ...headers, "content-type": type, ...encoded }, body };
}

function acceptedEncoding(header: string | string[] = ""): (typeof encodings)[number] {
  const accepted = String(header)
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}
