import type { IncomingHttpHeaders } from "node:http";
import { forCampaignTouch } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import { paths, requestPath } from "@site/content/paths";
import type { AttributionInput } from "@site/trpc-router/inputs";
import { leadReceipt } from "@site/trpc-router/outputs";
import type { FormOutcome } from "@site/web/page-answer";
import type { FastifyInstance } from "fastify";
import { callProcedure } from "../api/procedures.ts";
import { failureOf } from "../http/errors.ts";
import { loggablePath } from "../http/log/request-log.ts";
import { type Publication, sendPage, type Waiting } from "../pages/serve-pages.ts";
import { type LeadPageOptions, sendLeadPage, textsOf } from "./lead-pages.ts";
import { viewWithoutRequest } from "./request-view.ts";

/** path: the form's page; null: many pages have the form, and the post names its page. anchor: the form's element */
type Form = { path: string | null; anchor: string; procedure: string };

const formsByName: Record<FormOutcome["form"], Form> = {
  consultation: { path: "/", anchor: "consultation", procedure: "leads.requestConsultation" },
  closing: { path: null, anchor: "closing", procedure: "leads.requestConsultation" },
  contact: { path: "/contact", anchor: "message", procedure: "leads.contact" },
  newsletter: { path: "/blog", anchor: "newsletter", procedure: "newsletter.subscribe" },
};

export type FormOptions = LeadPageOptions & { publication: Publication };

/** Handles form posts without JavaScript. A failure shows the form's page with the typed values and the errors. */
export async function postedForms(
  app: FastifyInstance,
  { context, contextOf, publication, queue, admission }: FormOptions,
) {
  const pageOf = (path = "") => {
    const isPage = !publication.lacks(path) && (publication.find(path) !== undefined || loggablePath(path) === path);
    return isPage ? path : paths.about;
  };
  for (const [name, { path: ownPath, anchor, procedure }] of entriesOf(formsByName)) {
    const url = `/forms/${name}`;
    app.get(url, (_request, reply) => reply.redirect(`${ownPath ?? paths.about}#${anchor}`, 303));
    app.post(url, { config: { handlesRefusal: true } }, async (request, reply) => {
      const values = textsOf(request.body);
      const path = ownPath ?? pageOf(values.page);
      reply.header("cache-control", "no-store");
      let answer: unknown;
      try {
        if (request.refusal !== null) throw request.refusal;
        const attribution = { ...attributionOfPage(request.headers, path), page: path, about: values.about ?? null };
        answer = await callProcedure(procedure, { ...values, attribution }, contextOf(request));
      } catch (error) {
        const { answer: failure, retryAfterSeconds } = failureOf(error);
        const { httpStatus: status, fields: errors } = failure.data;
        if (status >= 500) request.log.error({ err: error }, "form failed");
        if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
        const requestId = Object.keys(errors).length > 0 ? null : request.id;
        const waiting: Waiting = status === 429 || status === 403 ? "visitor" : "form";
        admission.chargeRender(request.ip);
        const formOutcome: FormOutcome = { form: name, values, errors, requestId };
        const { page } = await queue.render({ path, answer: { formOutcome, leadView: null } }, waiting);
        return sendPage(request, reply, { ...page, status }, false);
      }
      if (name === "newsletter") return reply.redirect(`${paths.blog}?sent=newsletter#newsletter`, 303);
      const { requestUrl, reference } = leadReceipt.parse(answer);
      if (requestUrl !== null) return reply.redirect(`${requestUrl.slice(context.origin.length)}&result=sent`, 303);
      // `requestUrl` is null if the key that signs it can't be read.
      const view = viewWithoutRequest("gone", reference, { site: context.site, isSent: true });
      return sendLeadPage(request, reply, queue, { path: requestPath, view });
    });
  }
}

/** Reads the visit's source from the Referer header, which after a refusal is `/forms/…`, not the form's page. */
function attributionOfPage(
  { referer, ...signals }: IncomingHttpHeaders,
  formPage: string,
): AttributionInput | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { pathname, searchParams } = new URL(referer);
  const isPrivate = signals["sec-gpc"] === "1" || signals.dnt === "1";
  const touch = forCampaignTouch((parameter) => (isPrivate ? null : searchParams.get(parameter)));
  return { landingPage: pathname.startsWith("/forms/") ? formPage : pathname, first: touch, last: touch };
}
