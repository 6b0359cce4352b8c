import { consultationForm, contactForm, formCopy } from "@site/content/copy/forms";
import { requestPageCopy } from "@site/content/copy/request-page";
import { fill } from "@site/content/fill";
import { requestFormPath, requestPath } from "@site/content/paths";
import { isShortPhone } from "@site/content/short-phone";
import type { Site } from "@site/content/site";
import { findLead, type LeadDetails, listLeadEvents } from "@site/db/leads/inbox";
import { type RequestLink, requestLinks } from "@site/db/leads/request-link";
import { addToLead, type ChangeResult, correctLead, withdrawLead } from "@site/db/leads/requests";
import { toLines } from "@site/trpc-router/control-characters";
import { lengthMax } from "@site/trpc-router/length-max";
import type { LeadView, LeadViewField, LeadViewForm } from "@site/web/form-outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { knownService } from "../notifications/mail/lead-facts.ts";
import { formatInstant, put } from "../notifications/mail/words.ts";
import { notifyPolicy } from "../notifications/notify-policy.ts";
import { notFoundPath } from "../pages/page-table.ts";
import { sendPage } from "../pages/send-page.ts";
import { type Refused, readCorrection } from "./correction.ts";
import {
  type LeadPageOptions,
  type LeadPageQuery,
  privately,
  sendLeadPage,
  type Texts,
  textsOf,
} from "./lead-pages.ts";

const { title, eyebrow, labels, results, events, without, ...words } = requestPageCopy;

const additionLengthMax = 1_000;

/** The page of a visitor's own request. Opening it changes nothing, because mail scanners open links; its forms do. */
export async function requestPage(app: FastifyInstance, options: LeadPageOptions) {
  const { context, queue, admission, env, onQueued } = options;
  const { db, site } = context;
  const { reportTimeZone: timeZone } = env;
  const policy = notifyPolicy(env);

  /** A link that nobody signed, or whose e-mail address the request has no longer, names nothing. */
  async function open(token: string): Promise<(RequestLink & { lead: LeadDetails | null }) | null> {
    const links = await requestLinks(db);
    const link = links.read(token);
    if (link === null) return null;
    // The request of a visitor who was thanked while the database failed waits in the spool.
    const lead = (await findLead(db, link.reference).catch(() => undefined)) ?? null;
    return lead === null || links.isHolder(link, lead.email) ? { ...link, lead } : null;
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    const page = await queue.render({ path: notFoundPath(requestPath), answer: null }, "visitor");
    return sendPage(request, reply.headers(privately), { page, isShared: false });
  }

  app.get<LeadPageQuery>(requestPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const [token, result] = [String(request.query.token ?? ""), String(request.query.result ?? "")];
    const opened = await open(token);
    if (opened === null) return sendNotFound(request, reply);
    const { lead, reference } = opened;
    if (lead !== null)
      return sendLeadPage(request, reply, queue, { path: requestPath, view: await viewOf(lead, token, result) });
    const history = await listLeadEvents(db, reference).catch(() => []);
    const isErased = history.some(({ event }) => event === "erased");
    const view = viewWithoutRequest(isErased ? "erased" : "gone", reference, { site, isSent: result === "sent" });
    return sendLeadPage(request, reply, queue, { path: requestPath, view, status: isErased ? 410 : 200 });
  });

  /**
   * What a visitor reads of one's own request: what was sent, until when it is answered, and what became of it.
   * @param result what the last press of a button did: a key of `results`, or `sent` for a form that was just sent
   */
  async function viewOf(
    lead: LeadDetails,
    token: string,
    result: string,
    refused: Refused | null = null,
  ): Promise<LeadView> {
    const at = (utc: string) => formatInstant(utc, timeZone);
    const { reference, status, message } = lead;
    const history = await listLeadEvents(db, reference);
    const isWithdrawn = status === "lost" && history.some(({ event }) => event === "withdrawn");
    const days = { due: at(lead.due_at ?? lead.created_at), at: at(lead.status_since) };
    const text = put(words.status[isWithdrawn ? "withdrawn" : statusOf(lead)], days);
    const notice = result === "sent" ? thanks(reference) : isResult(result) ? results[result] : null;
    return {
      // Of our own words alone, because what the visitor wrote stays as it is.
      ...fill({ title, eyebrow, text, notice }, site),
      heading: `${words.heading[lead.kind]} ${reference}`,
      facts: factsOf({ ...lead, service: knownService(lead), sent: at(lead.created_at) }),
      message: message === null ? null : { label: labels.message, text: message },
      history: {
        label: words.history,
        // Without what the office wrote, and without its presses.
        events: history.flatMap(({ event, happened_at, note }) => {
          if (event !== "created" && event !== "correction" && event !== "addition" && event !== "withdrawn") return [];
          return [{ at: at(happened_at), text: events[event], note: event === "addition" ? note : null }];
        }),
      },
      next: status === "lost" ? null : words.next,
      forms: formsOf(lead, fill(words.withdraw.text, site), refused).map((form) => ({
        ...form,
        action: requestFormPath,
        hidden: { token },
      })),
    };
  }

  app.post(requestFormPath, async (request, reply) => {
    const { token = "", action = "", ...typed } = textsOf(request.body);
    reply.headers(privately).header("cache-control", "no-store");
    const opened = await open(token);
    if (opened === null) {
      admission.chargeRender(request.ip);
      return sendNotFound(request, reply);
    }
    const { lead, ...link } = opened;
    const search = new URLSearchParams({ token });
    if (lead === null) return reply.redirect(`${requestPath}?${search}`, 303);
    const done = await change(lead, action, typed);
    if (typeof done === "object" && done !== null) {
      admission.chargeRender(request.ip);
      const view = await viewOf(lead, token, "invalid", done);
      return sendLeadPage(request, reply, queue, { path: requestPath, view, status: 400 });
    }
    if (done === "done") onQueued();
    if (done !== null) search.set("result", done === "done" ? action : done);
    // The link of a mail ends with the address that it went to.
    const { email = lead.email } = (await findLead(db, lead.reference)) ?? {};
    search.set("token", (await requestLinks(db)).renewed(link, email));
    return reply.redirect(`${requestPath}?${search}`, 303);
  });

  /** null: the page offers no such thing */
  async function change(lead: LeadDetails, action: string, typed: Texts): Promise<ChangeResult | Refused | null> {
    const { reference, status } = lead;
    if (status === "lost") return null;
    if (action === "add") {
      const lines = toLines(typed.text ?? "").trim();
      return lines === "" ? "same" : addToLead(db, reference, lines.slice(0, additionLengthMax), policy);
    }
    if (status === "won") return null;
    if (action === "withdraw") return withdrawLead(db, reference, policy);
    if (action !== "correct") return null;
    const corrected = readCorrection(lead, typed);
    return "errors" in corrected ? corrected : correctLead(db, reference, corrected.fields, policy);
  }
}

/** What the page says of a request that is not stored, or not yet. isSent: its form was just sent */
export function viewWithoutRequest(
  why: keyof typeof without,
  reference: string,
  { site, isSent }: { site: Site; isSent: boolean },
): LeadView {
  const view = fill({ title, eyebrow, ...without[why], notice: isSent ? thanks(reference) : null }, site);
  return { ...view, facts: factsOf({ reference }) };
}

/** Whether a lead looks like spam is no visitor's business: its visitor was promised an answer as well. */
function statusOf({ status, due_at }: LeadDetails): Exclude<keyof typeof words.status, "withdrawn"> {
  if (status !== "new" && status !== "quarantined") return status;
  return due_at !== null && due_at < new Date().toISOString() ? "late" : "waiting";
}

/** The words of the form's toast. */
function thanks(reference: string) {
  const { title: heading, text } = (reference.startsWith("CR") ? consultationForm : contactForm).success;
  return { heading, text };
}

function isResult(text: string): text is keyof typeof results {
  return Object.hasOwn(results, text);
}

const factNames = ["reference", "name", "phone", "email", "company", "service", "sent"] as const;

function factsOf(values: Partial<Record<(typeof factNames)[number], string | null>>) {
  return factNames.flatMap((name) => {
    const value = values[name];
    return value ? [{ label: labels[name], value, href: null }] : [];
  });
}

type OwnForm = Omit<LeadViewForm, "action" | "hidden">;

function formsOf(lead: LeadDetails, withdrawText: string, refused: Refused | null): OwnForm[] {
  const form = (id: "correct" | "add" | "withdraw", more: Partial<OwnForm>): OwnForm => {
    const { label, button } = words[id];
    return { id, label, buttons: [{ value: id, label: button }], ...more };
  };
  const sentence = { name: "text", label: words.add.field, type: "text", maxLength: additionLengthMax } as const;
  const addition = form("add", { fields: [{ ...sentence, required: true }] });
  if (lead.status === "lost") return [];
  if (lead.status === "won") return [addition];
  const correction = form("correct", { text: words.correct.text, fields: fieldsOf(lead, refused) });
  return [correction, addition, form("withdraw", { text: withdrawText })];
}

function fieldsOf({ kind, phone, email, company, message }: LeadDetails, refused: Refused | null): LeadViewField[] {
  const { values, errors } = refused ?? { values: {}, errors: {} };
  const own = (name: "phone" | "email" | "company" | "message", value: string | null) => ({
    name,
    label: words.correct[name],
    value: values[name] ?? value ?? "",
    maxLength: lengthMax[name],
    error: errors[name] ?? null,
  });
  const hint = isShortPhone(values.phone ?? phone ?? "") ? formCopy.shortPhone : null;
  return [
    { ...own("phone", phone), type: "tel", required: kind === "consultation", hint },
    { ...own("email", email), type: "email", required: true },
    { ...own("company", company), type: "line" },
    ...(kind === "contact" ? [{ ...own("message", message), type: "text", required: true } as const] : []),
  ];
}
