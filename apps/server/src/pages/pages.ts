import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendError } from "../plugins/errors.ts";
import { canonicalSpelling, isForPrograms, pageAddress } from "./addresses.ts";
import { encodePage } from "./encode-page.ts";
import type { PageCache } from "./page-cache.ts";
import { renderUncached } from "./render-page.ts";
import { sendPage } from "./send-page.ts";
import type { Web } from "./web.ts";

type Options = { context: Context; web: Web; cache: PageCache };

/** Every address that nothing else answers is a page, the not-found page included. */
export async function pages(app: FastifyInstance, { context, web, cache }: Options) {
  app.get("/*", async (request, reply) => {
    const { url } = request;
    if (isForPrograms(url)) return sendError(reply, "NOT_FOUND");
    const spelling = canonicalSpelling(url);
    if (spelling !== null) return reply.redirect(spelling, 308);
    const address = addressOf(url);
    if (address === null) return sendError(reply, "BAD_REQUEST");
    // Vite changes pages under way: while developing, none is kept.
    const cacheable = address.cacheable && !web.development;
    try {
      const page = cacheable
        ? await cache.get(address.path)
        : await encodePage(await renderUncached({ context, web, path: address.path }), false);
      return sendPage(request, reply, page);
    } catch (error) {
      request.log.error({ err: error, req: request }, "page failed");
      return sendFailure(reply, context);
    }
  });
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
  const text = `This page could not be made right now. Please try again in a moment, or call ${site.phone}.`;
  return reply.code(500).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}
