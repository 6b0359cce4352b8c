import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";
import { isApiOrAsset } from "../http/log/request-group.ts";
import { canonicalUrl, type PageAddress, pageAddress, successorOf } from "./addresses.ts";
import { boundedListPath, foundStatePath, isFixedPage, isPageOfRow, notFoundPath } from "./known-pages.ts";
import type { RenderedPage } from "./make-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";
import type { Web } from "./web.ts";

type Options = {
  context: PageContext;
  web: Web;
  cache: PageCache<RenderedPage>;
  queue: RenderQueue;
  admission: Admission;
};

/** The catch-all route: every GET that no other route matches is a page, or the not-found page. */
export async function pages(app: FastifyInstance, { context, web, cache, queue, admission }: Options) {
  /** Finds the path to render. Only a database query, because an unknown URL must not cost a render. */
  async function resolve({ pathname, path }: PageAddress): Promise<Pick<PageAddress, "path" | "redirect">> {
    if (isFixedPage(pathname)) {
      const { db } = context;
      return { path, redirect: (await boundedListPath(db, path)) ?? (await foundStatePath(db, path)) };
    }
    const exists = await isPageOfRow(context.db, pathname);
    return { path: exists ? path : notFoundPath(pathname), redirect: null };
  }

  app.get("/*", async (request, reply) => {
    const { url } = request;
    if (isApiOrAsset(url)) return sendError(reply, "NOT_FOUND");
    const canonical = canonicalUrl(url);
    if (canonical !== null) return reply.redirect(canonical, 308);
    const address = addressOf(url);
    if (address === null) return sendError(reply, "BAD_REQUEST");
    if (address.redirect !== null) return reply.redirect(address.redirect, 307);
    const cacheable = address.cacheable && web.cachesPages;
    const waiting = isFormAnswer(address.path) ? "form" : "visitor";
    const hasCopy = cacheable && cache.has(address.path);
    if (!hasCopy) admission.chargeRender(request.ip);
    const { path, redirect } = hasCopy ? address : await resolve(address);
    if (redirect !== null) return reply.redirect(redirect, 307);
    const page = await (cacheable ? cache.get(path) : queue.render({ path, answer: null }, waiting));
    if (page.status === 404) {
      const successor = successorOf(address.path);
      if (successor !== null) return reply.redirect(successor, 301);
    }
    return sendPage(request, reply, { page, isShared: cacheable });
  });
}

/** Whether the page thanks for a form that was posted without JavaScript. */
function isFormAnswer(path: string): boolean {
  return /[?&](?:sent|result)=/.test(path);
}

function addressOf(url: string) {
  try {
    return pageAddress(url);
  } catch {
    return null;
  }
}
