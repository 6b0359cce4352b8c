import { paths, postPath } from "@site/content/paths";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { previewPath, readPreviewToken } from "../http/preview-link.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";

type Options = { queue: RenderQueue; admission: Admission; keys: readonly string[] };

/** An article before its publication, at a signed address. The page is neither indexed nor cached. */
export async function previews(app: FastifyInstance, { queue, admission, keys }: Options) {
  app.get<{ Querystring: { token?: unknown } }>(previewPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const slug = readPreviewToken(String(request.query.token ?? ""), keys);
    const page = await queue.render(
      slug === null
        ? { path: `${paths.blog}/Not-Found`, answer: null }
        : { path: postPath(slug), answer: { formOutcome: null, leadView: null, preview: slug } },
      "visitor",
    );
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    return sendPage(request, reply, { page, isShared: false });
  });
}
