import { newsletterPath, postPath } from "@site/content/paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";
import { isApiOrAsset } from "../http/log/request-log.ts";
import { previewPath, readPreviewToken } from "../http/signed-links.ts";
import { canonicalPath, notFoundPath, readSearch, splitUrl, successors } from "./addresses.ts";
import type { PageRequest } from "./make-page.ts";
import type { Publication } from "./publication.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";

type Options = {
  publication: Publication;
  queue: RenderQueue;
  admission: Admission;
  keys: readonly string[];
};

/**
 * The catch-all route: every GET that no other route matches gets a page, or the not-found page. Published pages are
 * sent as they are. Pages for one visitor, and pages that aren't published yet, are made on request.
 */
export async function pages(app: FastifyInstance, { publication, queue, admission, keys }: Options) {
  /** @throws Refusal if the client has requested too many pages; any other error of the render */
  async function make({ ip }: FastifyRequest, asked: PageRequest) {
    admission.chargeRender(ip);
    // `sent` is in the URL of the thanks for a form that was posted without JavaScript.
    const waiting = /[?&]sent=/.test(asked.path) ? "form" : "visitor";
    return (await queue.render(asked, waiting)).page;
  }

  app.get("/*", async (request, reply) => {
    // The paths of published data have capitals, so they must not be redirected.
    const file = publication.find(request.url);
    if (file !== undefined) return sendPage(request, reply, file, true);
    if (isApiOrAsset(request.url)) return sendError(reply, "NOT_FOUND");
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
    // Unknown paths count as reads, to limit programs that guess URLs.
    if (publication.lacks(path)) admission.chargeRender(request.ip);
    const missing = { path: notFoundPath(path), answer: null };
    const page = publication.find(missing.path) ?? (await queue.render(missing, "visitor")).page;
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
