import type { IncomingHttpHeaders } from "node:http";
import { forCampaignTouch } from "@site/content/campaign-touch";
import { newsletterPages } from "@site/content/copy/newsletter";
import { refusalCopy } from "@site/content/copy/refusals";
import { entriesOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import { newsletterFormPaths, newsletterPaths, paths, requestPath } from "@site/content/paths";
import { confirmSubscription, isSubscription, unsubscribe } from "@site/db/outbox/newsletter";
import type { AttributionInput } from "@site/trpc-router/inputs";
import { leadReceipt } from "@site/trpc-router/outputs";
import type { FormOutcome, LeadView } from "@site/web/page-answer";
import type { FastifyInstance } from "fastify";
import { callProcedure } from "../api/procedures.ts";
import { failureOf, sendError } from "../http/errors.ts";
import { loggablePath } from "../http/log/request-log.ts";
import { type Publication, sendPage } from "../pages/serve-pages.ts";
import { leadList } from "./lead-list.ts";
import { type LeadPageOptions, leadPage, sendLeadPage, textsOf } from "./lead-pages.ts";
import { officePage } from "./office-page.ts";
import { requestPage } from "./request-page.ts";
import { viewWithoutRequest } from "./request-view.ts";

type FormOptions = LeadPageOptions & { publication: Publication };

export async function forms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(postedForms, options);
  await app.register(newsletterLinks, options);
  await app.register(officePage, options);
  await app.register(leadList, options);
  await app.register(requestPage, options);
}

/** `path` is the page with the form, or null if many pages have it. The post then contains the path of its page. */
type Form = { path: string | null; anchor: string; procedure: string };

const formsByName: Record<Exclude<FormOutcome["form"], "expiries">, Form> = {
  consultation: { path: "/", anchor: "consultation", procedure: "leads.requestConsultation" },
  closing: { path: null, anchor: "closing", procedure: "leads.requestConsultation" },
  contact: { path: "/contact", anchor: "message", procedure: "leads.contact" },
  newsletter: { path: "/blog", anchor: "newsletter", procedure: "newsletter.subscribe" },
};

async function postedForms(app: FastifyInstance, { context, contextOf, publication, queue, admission }: FormOptions) {
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
        admission.chargeRender(request.ip);
        const formOutcome: FormOutcome = { form: name, values, errors, requestId };
        const { page } = await queue.render({ path, answer: { formOutcome, leadView: null } });
        return sendPage(request, reply, { ...page, status }, false);
      }
      if (name === "newsletter") return reply.redirect(`${paths.blog}?sent=newsletter#newsletter`, 303);
      const { requestUrl, reference } = leadReceipt.parse(answer);
      if (requestUrl !== null) return reply.redirect(`${requestUrl.slice(context.origin.length)}&result=sent`, 303);
      // The URL is missing if the key that signs it can't be read. The lead is stored nevertheless.
      const view = viewWithoutRequest("gone", reference, { site: context.site, isSent: true });
      return sendLeadPage(request, reply, queue, { path: requestPath, view });
    });
  }
}

/** After a refused form, the Referer is `/forms/…`, so the page of the form is used instead. */
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

const changes = { confirm: confirmSubscription, unsubscribe };

/** Also serves the button "Unsubscribe" of email programs (RFC 8058). */
async function newsletterLinks(app: FastifyInstance, options: LeadPageOptions): Promise<void> {
  const { db, site } = options.context;

  for (const [action, path] of entriesOf(newsletterPaths)) {
    const formPath = newsletterFormPaths[action];
    const { title, eyebrow, button, actions, ...texts } = fill(newsletterPages[action], site);
    const viewOf = (is: keyof typeof texts, more: Partial<LeadView>): LeadView => {
      return { title, eyebrow, ...texts[is], ...more };
    };
    const ask = (token: string) =>
      viewOf("ask", {
        forms: [{ id: "form", action: formPath, hidden: { token }, buttons: [{ value: action, label: button }] }],
      });
    leadPage<string>(app, options, {
      path,
      formPath,
      open: tokenOf,
      async show(token, _, { result }) {
        if (!(await isSubscription(db, token))) return { view: viewOf("unknown", { actions }), status: 404 };
        return { view: result === "done" ? viewOf("done", { actions }) : ask(token) };
      },
      press: async ({ link }) => ((await changes[action](db, link)) ? { result: "done" } : {}),
      viewOfFailure({ token }) {
        const { title: heading, text } = fill(refusalCopy.failed, site);
        return { ...ask(token), notice: { heading, text } };
      },
    });
  }

  // RFC 8058 allows multipart/form-data too. The body is ignored, because the token is in the URL.
  app.addContentTypeParser("multipart/form-data", { parseAs: "string" }, (_request, _body, done) => done(null));
  app.post<{ Querystring: { token?: unknown } }>(newsletterPaths.unsubscribe, async (request, reply) => {
    if (!(await unsubscribe(db, tokenOf(request.query.token)))) return sendError(reply, "NOT_FOUND");
    const { heading } = newsletterPages.unsubscribe.done;
    return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(`${heading}.\n`);
  });
}

/** PostgreSQL would refuse to look up a text that contains NUL. */
function tokenOf(text: unknown): string {
  return /^[\w-]+$/.exec(String(text ?? ""))?.[0] ?? "";
}
