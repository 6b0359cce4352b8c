import { refusalCopy } from "@site/content/copy/refusals";
import { fill } from "@site/content/fill";
import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { isForPrograms } from "../http/log/request-group.ts";
import { Refusal } from "../http/refusal.ts";
import { canonicalSpelling, type PageAddress, pageAddress, successorOf } from "./addresses.ts";
import type { PageCache } from "./cache/page-cache.ts";
import { withHeaders } from "./cache/stored-page.ts";
import { absentPath, isFixedPage, isPageOfRow, shorterList } from "./known-pages.ts";
import type { Rendering } from "./render/rendering.ts";
import { sendPage } from "./send-page.ts";
import type { Web } from "./web/web.ts";

type Options = {
  context: Context;
  web: Web;
  cache: PageCache;
  rendering: Rendering;
  admission: Admission;
  metrics: Metrics;
};

/** Every address that nothing else answers is a page, the not-found page included. */
export async function pages(app: FastifyInstance, { context, web, cache, rendering, admission, metrics }: Options) {
  /** The page of an address that is not cached. An absent page is found out without rendering. */
  async function look({ pathname, path }: PageAddress): Promise<Pick<PageAddress, "path" | "redirect">> {
    if (isFixedPage(pathname)) return { path, redirect: await shorterList(context.db, path) };
    const isThere = await isPageOfRow(context.db, pathname);
    return { path: isThere ? path : absentPath(pathname), redirect: null };
  }

  app.get("/*", async (request, reply) => {
    const { url } = request;
    if (isForPrograms(url)) {
      admission.miss(request.ip);
      return sendError(reply, "NOT_FOUND");
    }
    const spelling = canonicalSpelling(url);
    if (spelling !== null) return reply.redirect(spelling, 308);
    const address = addressOf(url);
    if (address === null) return sendError(reply, "BAD_REQUEST");
    if (address.redirect !== null) return reply.redirect(address.redirect, 307);
    const cacheable = address.cacheable && web.cachesPages;
    const urgent = answersForm(address.path);
    const hasCopy = cacheable && cache.has(address.path);
    if (!hasCopy) admission.charge(request.ip, urgent);
    try {
      const { path, redirect } = hasCopy ? address : await look(address);
      if (redirect !== null) return reply.redirect(redirect, 307);
      metrics.cacheLooked(cacheable && cache.fresh(path) !== undefined);
      const uncached = () => rendering.render({ path, formOutcome: null }, urgent ? "form" : "visitor");
      const page = cacheable ? await cache.get(path, "visitor") : withHeaders(await uncached(), false);
      if (page.status === 404) {
        const successor = successorOf(address.path);
        if (successor !== null) return reply.redirect(successor, 301);
        admission.miss(request.ip);
      }
      return sendPage(request, reply, page, context.origin);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      request.log.error({ err: error, req: request }, "page failed");
      return sendFailure(reply, context);
    }
  });
}

/** The page that thanks for a form that was sent without scripts. */
function answersForm(path: string): boolean {
  return /[?&](?:sent|result)=/.test(path);
}

function addressOf(url: string) {
  try {
    return pageAddress(url);
  } catch {
    return null;
  }
}

/** Nothing of what went wrong, and a way to reach us all the same. */
function sendFailure(reply: FastifyReply, { site }: Context) {
  const text = fill(refusalCopy.busy.text, site);
  return reply.code(500).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}
