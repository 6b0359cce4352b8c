import { readContentRevision } from "@site/db/content-revision";
import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "../plugins/errors.ts";
import { canonicalSpelling, isForPrograms, pageAddress } from "./addresses.ts";
import { type EncodedPage, encodePage } from "./encode-page.ts";
import { HtmlCache } from "./html-cache.ts";
import { renderUncached } from "./render-page.ts";
import type { Web } from "./web.ts";

type Options = { context: Context; web: Web };

/** Every address that nothing else answers is a page, the not-found page included. */
export async function pages(app: FastifyInstance, { context, web }: Options) {
  const cache = new HtmlCache<EncodedPage>({
    revision: () => readContentRevision(context.db),
    make: async (path) => encodePage(await renderUncached({ context, web, path })),
    keep: ({ status }) => status === 200,
  });

  app.get("/*", async (request, reply) => {
    const { url } = request;
    if (isForPrograms(url)) return sendError(reply, "NOT_FOUND");
    const spelling = canonicalSpelling(url);
    if (spelling !== null) return reply.redirect(spelling, 308);
    const address = addressOf(url);
    if (address === null) return sendError(reply, "BAD_REQUEST");
    try {
      const page = address.cacheable
        ? await cache.get(address.path)
        : await encodePage(await renderUncached({ context, web, path: address.path }));
      return sendPage(request, reply, page, address.cacheable);
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
