import type { IncomingHttpHeaders } from "node:http";
import { entriesOf } from "@site/content/entries-of";
import { paths } from "@site/content/paths";
import { forTouch } from "@site/content/touch";
import type { Context } from "@site/trpc-router/context";
import type { AttributionInput } from "@site/trpc-router/inputs";
import { leadReceipt } from "@site/trpc-router/outputs";
import type { FormOutcome } from "@site/web/form-outcome";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { callProcedure } from "../api/procedures.ts";
import type { ContextOf } from "../context.ts";
import { failureOf } from "../http/errors.ts";
import { isFixedPage, isPageOfRow } from "../pages/known-pages.ts";
import type { RenderQueue, Waiting } from "../pages/render-queue.ts";
import { sendPage } from "../pages/send-page.ts";

type Values = Record<string, string>;

type Form = {
  /** Page with the form. null: many pages have it, and the form names its own. */
  path: string | null;
  /** Element id of the form. */
  anchor: string;
  /** Calls the procedure, which validates the values. @returns the address of the page that thanks */
  submit: (values: unknown, context: Context) => Promise<string>;
};

async function sendLead(procedure: "leads.requestConsultation" | "leads.contact", values: unknown, context: Context) {
  const { requestUrl } = leadReceipt.parse(await callProcedure(procedure, values, context));
  // Without the key that signs the page's address, nothing but the form's own page is left.
  return requestUrl === null ? `${paths.contact}#message` : `${requestUrl.slice(context.origin.length)}&result=sent`;
}

const leadForms: Record<FormOutcome["form"], Form> = {
  consultation: {
    path: "/",
    anchor: "consultation",
    submit: (values, context) => sendLead("leads.requestConsultation", values, context),
  },
  closing: {
    path: null,
    anchor: "closing",
    submit: (values, context) => sendLead("leads.requestConsultation", values, context),
  },
  contact: {
    path: "/contact",
    anchor: "message",
    submit: (values, context) => sendLead("leads.contact", values, context),
  },
  newsletter: {
    path: "/blog",
    anchor: "newsletter",
    submit: async (values, context) => {
      await callProcedure("newsletter.subscribe", values, context);
      return `${paths.blog}?sent=newsletter#newsletter`;
    },
  },
};

export type FormOptions = { contextOf: ContextOf; queue: RenderQueue; admission: Admission };

/**
 * Form posts of browsers without JavaScript. A success redirects to the page of one's own request; a failure renders the
 * form's page again, with the submitted values and the errors.
 */
export async function postedForms(app: FastifyInstance, { contextOf, queue, admission }: FormOptions) {
  for (const [name, form] of entriesOf(leadForms)) {
    const url = `/forms/${name}`;
    app.get(url, (_request, reply) => reply.redirect(`${form.path ?? paths.about}#${form.anchor}`, 303));
    app.post(url, { config: { handlesRefusal: true } }, async (request, reply) => {
      const values = textsOf(request.body);
      const path = form.path ?? (await pageWithForm(contextOf(request), values.page));
      reply.header("cache-control", "no-store");
      try {
        if (request.refusal !== null) throw request.refusal;
        const attribution = { ...attributionOfPage(request.headers, path), page: path, about: values.about ?? null };
        return reply.redirect(await form.submit({ ...values, attribution }, contextOf(request)), 303);
      } catch (error) {
        const { answer, retryAfterSeconds } = failureOf(error);
        const { httpStatus: status, fields } = answer.data;
        if (status >= 500) request.log.error({ err: error }, "form failed");
        if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
        const isOfField = Object.keys(fields).length > 0;
        const formOutcome: FormOutcome = {
          form: name,
          values,
          errors: fields,
          requestId: isOfField ? null : request.id,
        };
        // A rate-limited client gets its values back while it has reads left, but without priority.
        const waiting: Waiting = status === 429 ? "visitor" : "form";
        admission.chargeRender(request.ip);
        const page = await queue.render({ path, answer: { formOutcome, leadView: null } }, waiting);
        return sendPage(request, reply, { page: { ...page, status }, isShared: false });
      }
    });
  }
}

/** Their closing band has no form: they have another form, or no band. */
const withoutClosingForm: readonly string[] = [
  paths.home,
  paths.contact,
  paths.faqs,
  paths.blog,
  paths.privacy,
  paths.terms,
];

/**
 * The page that a form of a closing band names, if it is a page with such a form. Else the page about the company;
 * likewise while the database fails, because the spool takes the lead then.
 */
async function pageWithForm({ db }: Context, page = ""): Promise<string> {
  const isPath = /^\/[a-z0-9/-]*$/.test(page) && !withoutClosingForm.includes(page);
  const isKnown = isPath && (isFixedPage(page) || (await isPageOfRow(db, page).catch(() => false)));
  return isKnown ? page : paths.about;
}

/** Without JavaScript, the form's page is all that is known of the visit. A form that was refused comes from its own address. */
function attributionOfPage(
  { referer, ...signals }: IncomingHttpHeaders,
  formPage: string,
): AttributionInput | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { pathname, searchParams } = new URL(referer);
  const isPrivate = signals["sec-gpc"] === "1" || signals.dnt === "1";
  const touch = forTouch((parameter) => (isPrivate ? null : searchParams.get(parameter)));
  return { landingPage: pathname.startsWith("/forms/") ? formPage : pathname, first: touch, last: touch };
}

export function textsOf(body: unknown): Values {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // A form post sends line breaks as CRLF, but `maxlength` and the tRPC client count one character.
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]));
}
