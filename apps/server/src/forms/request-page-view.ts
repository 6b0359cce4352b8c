import { consultationForm, contactForm, formCopy } from "@site/content/copy/forms";
import { requestPageCopy } from "@site/content/copy/request-page";
import { fill } from "@site/content/fill";
import { requestFormPath } from "@site/content/paths";
import { isShortPhone } from "@site/content/short-phone";
import { type LeadDetails, listLeadEvents } from "@site/db/leads/inbox";
import type { PageContext } from "@site/trpc-router/context";
import { lengthMax } from "@site/trpc-router/length-max";
import type { LeadView, LeadViewField, LeadViewForm } from "@site/web/form-outcome";
import { knownService } from "../notifications/mail/lead-facts.ts";
import { formatInstant, put } from "../notifications/mail/words.ts";
import type { Refused } from "./correction.ts";
import { blankView, viewField } from "./lead-pages.ts";

const { labels, results, events, without, ...words } = requestPageCopy;

type Shown = Pick<PageContext, "db" | "site"> & {
  timeZone: string;
  token: string;
  /** What the last press of a button did: a key of `results`, or `sent` for a form that was just sent. */
  result: string;
  refused: Refused | null;
};

type History = Awaited<ReturnType<typeof listLeadEvents>>;

const blank = blankView(words);

/** What the page says of a request that is not stored, or not yet. */
export function viewWithoutRequest(
  why: keyof typeof without,
  { site, result }: Pick<Shown, "site" | "result">,
  reference: string,
): LeadView {
  const { heading, text } = without[why];
  return {
    ...fill({ ...blank, heading, text, notice: result === "sent" ? thanks(reference) : null }, site),
    facts: [{ label: labels.reference, value: reference, href: null }],
  };
}

/** What a visitor reads of one's own request: what was sent, until when it is answered, and what became of it. */
export async function requestPageView(lead: LeadDetails, shown: Shown): Promise<LeadView> {
  const { db, site, timeZone, result } = shown;
  const history = await listLeadEvents(db, lead.reference);
  const at = (utc: string) => formatInstant(utc, timeZone);
  const isWithdrawn = lead.status === "lost" && history.some(({ event }) => event === "withdrawn");
  const days = { due: at(lead.due_at ?? lead.created_at), at: at(lead.status_since) };
  const text = put(words.status[isWithdrawn ? "withdrawn" : statusOf(lead)], days);
  const notice = result === "sent" ? thanks(lead.reference) : isResult(result) ? results[result] : null;
  return {
    // Of our own words alone, because what the visitor wrote stays as it is.
    ...fill({ ...blank, text, notice }, site),
    heading: `${words.heading[lead.kind]} ${lead.reference}`,
    facts: factsOf(lead, at),
    message: lead.message === null ? null : { label: labels.message, text: lead.message },
    history: { label: words.history, events: historyOf(history, at) },
    next: lead.status === "lost" ? null : words.next,
    forms: formsOf(lead, shown),
  };
}

/** Whether a lead looks like spam is no visitor's business: its visitor was promised an answer as well. */
function statusOf({ status, due_at }: LeadDetails): Exclude<keyof typeof words.status, "withdrawn"> {
  if (status !== "new" && status !== "quarantined") return status;
  return due_at !== null && due_at < new Date().toISOString() ? "late" : "waiting";
}

/** The words of the form's toast. */
function thanks(reference: string): LeadView["notice"] {
  const { title: heading, text } = (reference.startsWith("CR") ? consultationForm : contactForm).success;
  return { heading, text };
}

function isResult(text: string): text is keyof typeof results {
  return Object.hasOwn(results, text);
}

function factsOf(lead: LeadDetails, at: (utc: string) => string): LeadView["facts"] {
  const values = [
    [labels.reference, lead.reference],
    [labels.name, lead.name],
    [labels.phone, lead.phone],
    [labels.email, lead.email],
    [labels.company, lead.company],
    [labels.service, knownService(lead)],
    [labels.sent, at(lead.created_at)],
  ] as const;
  return values.flatMap(([label, value]) => (value ? [{ label, value, href: null }] : []));
}

/** Without what the office wrote, and without its presses. */
function historyOf(history: History, at: (utc: string) => string) {
  return history.flatMap(({ event, happened_at, note }) => {
    if (event !== "created" && event !== "correction" && event !== "addition" && event !== "withdrawn") return [];
    return [{ at: at(happened_at), text: events[event], note: event === "addition" ? note : null }];
  });
}

function formsOf(lead: LeadDetails, { token, refused, site }: Shown): LeadViewForm[] {
  if (lead.status === "lost") return [];
  const form = (id: "correct" | "add" | "withdraw", text: string | null, fields: LeadViewField[]): LeadViewForm => {
    const { label, button } = words[id];
    return {
      id,
      label,
      text,
      action: requestFormPath,
      hidden: { token },
      fields,
      buttons: [{ value: id, label: button }],
    };
  };
  const about = { name: "text", label: words.add.field, type: "text" } as const;
  const sentence = viewField({ ...about, maxLength: additionLengthMax, required: true });
  const addition = form("add", null, [sentence]);
  if (lead.status === "won") return [addition];
  const correction = form("correct", words.correct.text, fieldsOf(lead, refused));
  return [correction, addition, form("withdraw", fill(words.withdraw.text, site), [])];
}

export const additionLengthMax = 1_000;

function fieldsOf({ kind, phone, email, company, message }: LeadDetails, refused: Refused | null): LeadViewField[] {
  const { correct } = words;
  const { values, errors } = refused ?? { values: {}, errors: {} };
  const own = (name: "phone" | "email" | "company" | "message", value: string | null) => ({
    name,
    label: correct[name],
    value: values[name] ?? value ?? "",
    maxLength: lengthMax[name],
    error: errors[name] ?? null,
  });
  const hint = isShortPhone(values.phone ?? phone ?? "") ? formCopy.shortPhone : null;
  return [
    viewField({ ...own("phone", phone), type: "tel", required: kind === "consultation", hint }),
    viewField({ ...own("email", email), type: "email", required: true }),
    viewField({ ...own("company", company), type: "line" }),
    ...(kind === "contact" ? [viewField({ ...own("message", message), type: "text", required: true })] : []),
  ];
}
