import { hydrationPath, postPath } from "@site/content/paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";
import { isApiOrAsset } from "../http/log/request-log.ts";
import { previewPath, readPreviewToken } from "../http/preview-link.ts";
import type { RenderedPage } from "./make-page.ts";
import type { PageCache } from "./page-cache.ts";
import { notFoundPath, type PageAddress, type PageTable } from "./page-table.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendCompressed, sendPage } from "./send-page.ts";

type Options = {
  cachesPages: boolean;
  table: PageTable;
  cache: PageCache<RenderedPage>;
  queue: RenderQueue;
  admission: Admission;
  /** Keys of the addresses at which an article is shown before its publication. */
  keys: readonly string[];
};

/**
 * The catch-all route: every GET that no other route matches is a page, or the not-found page. The table decides whether
 * the page exists; all else about it is decided by the router of apps/web, which renders it.
 */
export async function pages(app: FastifyInstance, { cachesPages, table, cache, queue, admission, keys }: Options) {
  /** @throws Refusal for an address that has made too many pages; the error of the render */
  async function pageOf({ ip }: FastifyRequest, { path, exists, isShared }: PageAddress) {
    const isCached = cachesPages && isShared;
    // An unknown address is charged too, although its page is cached, because only a program asks for many of them.
    if (!(exists && isCached && cache.has(path))) admission.chargeRender(ip);
    const waiting = isFormAnswer(path) ? "form" : "visitor";
    const page = await (isCached ? cache.get(path) : queue.render({ path, answer: null }, waiting));
    return { page, isShared: isCached };
  }

  app.get("/*", async (request, reply) => {
    if (isApiOrAsset(request.url)) return sendError(reply, "NOT_FOUND");
    const address = table.find(request.url);
    if (address === null) return sendError(reply, "BAD_REQUEST");
    if ("location" in address) return reply.redirect(address.location, address.status);
    return sendPage(request, reply, await pageOf(request, address));
  });

  // The page is neither indexed nor cached.
  app.get<{ Querystring: { token?: unknown } }>(previewPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const slug = readPreviewToken(String(request.query.token ?? ""), keys);
    const page = await queue.render(
      slug === null
        ? { path: notFoundPath(postPath("unknown")), answer: null }
        : { path: postPath(slug), answer: { formOutcome: null, leadView: null, preview: slug } },
      "visitor",
    );
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    return sendPage(request, reply, { page, isShared: false });
  });

  // Refused after an edit, because React can't take over a document that was made of other data: it stays as it is.
  app.get<{ Querystring: { page?: unknown; version?: unknown } }>(hydrationPath, async (request, reply) => {
    const { page: path, version } = request.query;
    const address = table.find(String(path));
    if (address === null || "location" in address) return sendError(reply, "NOT_FOUND");
    const { page, isShared } = await pageOf(request, address);
    if (page.hydration === null || page.hydration.version !== version) return sendError(reply, "NOT_FOUND");
    const cacheControl = isShared ? "public, max-age=31536000, immutable" : "no-store";
    reply.headers({ "cache-control": cacheControl, vary: "accept-encoding" });
    return sendCompressed(request, reply.type("text/javascript; charset=utf-8"), page.hydration);
  });
}

/** Whether the page thanks for a form that was posted without JavaScript. */
function isFormAnswer(path: string): boolean {
  return /[?&](?:sent|result)=/.test(path);
}
