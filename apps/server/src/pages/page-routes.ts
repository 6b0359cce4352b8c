import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";
import { isApiOrAsset } from "../http/log/request-group.ts";
import { readAddress, successorOf } from "./addresses.ts";
import type { RenderedPage } from "./make-page.ts";
import type { PageCache } from "./page-cache.ts";
import { notFoundPath, type PageTable } from "./page-table.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";
import type { Web } from "./web.ts";

type Options = {
  web: Pick<Web, "cachesPages">;
  table: PageTable;
  cache: PageCache<RenderedPage>;
  queue: RenderQueue;
  admission: Admission;
};

/**
 * The catch-all route: every GET that no other route matches is a page, or the not-found page. The table decides whether
 * the page exists; all else about it is decided by the router of apps/web, which renders it.
 */
export async function pages(app: FastifyInstance, { web, table, cache, queue, admission }: Options) {
  app.get("/*", async (request, reply) => {
    if (isApiOrAsset(request.url)) return sendError(reply, "NOT_FOUND");
    const address = readAddress(request.url);
    if (address === null) return sendError(reply, "BAD_REQUEST");
    if ("location" in address) return reply.redirect(address.location, address.status);
    const exists = table.has(address.pathname);
    const successor = exists ? null : successorOf(address.pathname);
    if (successor !== null) return reply.redirect(successor, 301);
    const path = exists ? address.path : notFoundPath(address.path);
    const isShared = web.cachesPages && (address.isShared || !exists);
    // An unknown address is charged too, although its page is cached, because only a program asks for many of them.
    if (!(exists && isShared && cache.has(path))) admission.chargeRender(request.ip);
    const waiting = isFormAnswer(path) ? "form" : "visitor";
    const page = await (isShared ? cache.get(path) : queue.render({ path, answer: null }, waiting));
    return sendPage(request, reply, { page, isShared });
  });
}

/** Whether the page thanks for a form that was posted without JavaScript. */
function isFormAnswer(path: string): boolean {
  return /[?&](?:sent|result)=/.test(path);
}
