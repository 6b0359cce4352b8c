import { hydrationPath, newsletterPath, postPath } from "@site/content/paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";
import { isApiOrAsset } from "../http/log/request-log.ts";
import { previewPath, readPreviewToken } from "../http/signed-links.ts";
import { canonicalPath, notFoundPath, readSearch, splitUrl, successors, upperCodes } from "./addresses.ts";
import type { Publication } from "./publication.ts";
import type { RenderQueue, Waiting } from "./render-queue.ts";
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
  function make({ ip }: FastifyRequest, path: string, waiting: Waiting = "visitor") {
    admission.chargeRender(ip);
    return queue.render({ path, answer: null }, waiting);
  }

  app.get("/*", async (request, reply) => {
    if (isApiOrAsset(request.url)) return sendError(reply, "NOT_FOUND");
    const url = splitUrl(request.url);
    if (url === null) return sendError(reply, "BAD_REQUEST");
    const { path, search } = url;
    const query = search === "" ? "" : `?${search}`;
    const canonical = canonicalPath(path);
    const isKnown = publication.find(canonical) !== undefined || canonical === newsletterPath;
    // A missing page isn't redirected if the only difference is that its encoded bytes are in lowercase.
    if (canonical !== path && (isKnown || canonical !== upperCodes(path)))
      return reply.redirect(canonical + query, 308);
    const successor = successors.get(canonical);
    if (isKnown || !publication.lacks(canonical)) {
      const address = readSearch(canonical, search);
      if ("location" in address) return reply.redirect(address.location, address.status);
      // `sent` is in the URL of the thanks for a form that was posted without JavaScript.
      const waiting = /[?&]sent=/.test(address.path) ? "form" : "visitor";
      const page = publication.find(address.path) ?? (await make(request, address.path, waiting)).page;
      if (isKnown || page.status !== 404) return sendPage(request, reply, page, address.isShared);
    }
    if (successor !== undefined) return reply.redirect(successor + query, 301);
    // Unknown paths count as reads, to limit programs that guess URLs.
    if (publication.lacks(canonical)) admission.chargeRender(request.ip);
    const missing = { path: notFoundPath(path), answer: null };
    const page = publication.find(missing.path) ?? (await queue.render(missing, "visitor")).page;
    return sendPage(request, reply, page, true);
  });

  app.get<{ Querystring: { token?: unknown } }>(previewPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const slug = readPreviewToken(String(request.query.token ?? ""), keys);
    const { page } = await queue.render(
      slug === null
        ? { path: notFoundPath(postPath("unknown")), answer: null }
        : { path: postPath(slug), answer: { formOutcome: null, leadView: null, preview: slug } },
      "visitor",
    );
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    return sendPage(request, reply, page, false);
  });

  // The data of published pages are sent as files; those of other pages are made again. If an edit has changed the
  // data, the request is refused, because React can't hydrate a document with the data of another render.
  app.get<{ Querystring: { page?: unknown } }>(`${hydrationPath}/:file`, async (request, reply) => {
    const [path] = request.url.split("?", 1);
    const url = splitUrl(String(request.query.page ?? ""));
    const address = url && readSearch(url.path, url.search);
    if (address === null || "location" in address) return sendError(reply, "NOT_FOUND");
    const { page, data } = await make(request, address.path);
    if (data === null || page.data !== path) return sendError(reply, "NOT_FOUND");
    const { isShared } = address;
    return sendPage(request, reply, isShared ? data : { ...data, cacheControl: null }, isShared);
  });
}
