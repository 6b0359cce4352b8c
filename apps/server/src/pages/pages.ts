import { readContentRevision } from "@site/db/content-revision";
import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "../plugins/errors.ts";
import { canonicalSpelling, isForPrograms, pageAddress } from "./addresses.ts";
import { Answers } from "./answers.ts";
import { type EncodedPage, encodePage } from "./encode-page.ts";
import { followRevision } from "./follow-revision.ts";
import { HtmlCache } from "./html-cache.ts";
import { renderUncached } from "./render-page.ts";
import { WarmUp } from "./warm-up.ts";
import type { Web } from "./web.ts";

type Options = { context: Context; web: Web };

/** Every address that nothing else answers is a page, the not-found page included. */
export async function pages(app: FastifyInstance, { context, web }: Options) {
  const cache = pageCache(app, { context, web });

  app.get("/*", (request, reply) => {
    const { url } = request;
    const ready = cache.atHand(url);
    if (ready !== undefined) return sendPage(request, reply, ready, true);
    return answer(request, reply);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
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
        : await encodePage(await renderUncached({ context, web, path: address.path }));
      return sendPage(request, reply, page, cacheable);
    } catch (error) {
      request.log.error({ err: error, req: request }, "page failed");
      return sendFailure(reply, context);
    }
  }
}

/** The pages in memory. They follow the content, and all are there soon after the server listens. */
function pageCache(app: FastifyInstance, { context, web }: Options): HtmlCache<EncodedPage> {
  const cache = new HtmlCache<EncodedPage>({
    async make(path) {
      const answers = new Answers(context);
      const page = await encodePage(await renderUncached({ context, web, path, answers }));
      return { page, isCurrent: () => answers.areCurrent() };
    },
    keep: ({ status }) => status === 200,
    onStale: (path, error) =>
      app.log.error({ err: error, path: path.split("?")[0] }, "page failed; its last copy is served"),
  });
  const warmUp = new WarmUp(app, cache);
  followRevision(app, {
    read: () => readContentRevision(context.db),
    onChange(revision) {
      cache.revision = revision;
      warmUp.begin();
    },
  });
  if (!web.development) app.addHook("onListen", () => warmUp.allow());
  return cache;
}

function addressOf(url: string) {
  try {
    return pageAddress(url);
  } catch {
    return null;
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: EncodedPage, cacheable: boolean) {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  reply
    .code(page.status)
    .header("content-security-policy", page.csp)
    .header("vary", "accept-encoding")
    .header("etag", page.etag)
    .header("cache-control", cacheable && page.status === 200 ? "public, max-age=0, s-maxage=60" : "no-store")
    .type("text/html; charset=utf-8");
  // A list of tags, each perhaps weakened by a proxy on the way: W/"…".
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(String(request.headers["accept-encoding"] ?? ""));
  return encoding === null
    ? reply.send(page.identity)
    : reply.header("content-encoding", encoding).send(page[encoding]);
}

/** The smaller one of those that the browser takes; `q=0` means that it doesn't. */
function acceptedEncoding(header: string): "br" | "gzip" | null {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : null;
}

/** Nothing of what went wrong, and a way to reach us all the same. */
function sendFailure(reply: FastifyReply, { site }: Context) {
  const text = `This page could not be made right now. Please try again in a moment, or call ${site.phone}.`;
  return reply.code(500).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}
