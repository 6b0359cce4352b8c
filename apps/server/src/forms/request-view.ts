import { consultationForm, contactForm, formCopy } from "@site/content/copy/forms";
import { requestPageCopy } from "@site/content/copy/request-page";
import { isKeyOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import { requestFormPath } from "@site/content/paths";
import { isShortPhone } from "@site/content/short-phone";
import type { Site } from "@site/content/site";
import type { LeadDetails } from "@site/db/leads/inbox";
import { findConfirmation, listLeadEvents } from "@site/db/leads/lead-history";
import { isWithdrawal } from "@site/db/leads/requests";
import type { Db } from "@site/db/open";
import type { LeadView, LeadViewField, LeadViewForm } from "@site/web/page-answer";
import { formatInstant, put } from "../notifications/mail/format.ts";
import { knownService } from "../notifications/mail/lead-facts.ts";
import { additionLengthMax, correctable, fieldOf, type Refused, shownName } from "./correction.ts";
import { maskAddress, type Press, type Texts, unsavedOf } from "./lead-pages.ts";

const { title, eyebrow, labels, results, events, without, closed, told, confirms, ...words } = requestPageCopy;

/** `told` means that the office gets an email about the change, and `confirms` that the visitor gets one. */
type Outcome = { result: string; told: boolean; confirms: boolean };

type Place = { db: Db; site: Site; timeZone: string };

export async function viewOfRequest(
  { db, site, timeZone }: Place,
  lead: LeadDetails,
  token: string,
  outcome: Outcome,
  refused: Refused | null = null,
): Promise<LeadView> {
  const at = (utc: string) => formatInstant(utc, timeZone);
  const { reference, message } = lead;
  const history = await listLeadEvents(db, reference);
  const status = statusOf(lead, isWithdrawal(history));
  const days = { due: at(lead.due_at ?? lead.created_at), at: at(lead.status_since) };
  const text = put(words.status[status], days);
  const isConfirmed = outcome.confirms || (outcome.result === "sent" && (await isOnItsWay(db, lead)));
  const notice = noticeOf(reference, status, { ...outcome, confirms: isConfirmed }, lead.email);
  const forms = formsOf(lead, fill(words, site), { isWithdrawn: status === "withdrawn", refused });
  return {
    // Placeholders are filled only in our own texts, because a visitor may have typed `{phone}` literally.
    ...fill({ title, eyebrow, text, notice }, site),
    heading: `${words.heading[lead.kind]} ${reference}`,
    facts: factsOf({ ...lead, service: knownService(lead), sent: at(lead.created_at) }),
    message: message === null ? null : { label: labels.message, text: message },
    said: unsavedOf(refused?.values ?? {}, labelsWithout(forms)),
    history: {
      label: words.history,
      // Visitors see what they did themselves, but not the notes and actions of the office.
      events: history.flatMap(({ event, happened_at, note, from_status, actor }) => {
        const isOwn = isKeyOf(events, event) && (event !== "status" || (actor === "visitor" && from_status === "lost"));
        if (!isOwn) return [];
        return [{ at: at(happened_at), text: events[event], note: event === "addition" ? note : null }];
      }),
    },
    next: lead.status === "lost" ? null : words.next,
    forms: forms.map((form) => ({ ...form, action: requestFormPath, hidden: { ...form.hidden, token } })),
  };
}

function labelsWithout(forms: readonly OwnForm[]): Texts {
  const shown = forms.flatMap(({ fields = [] }) => fields.map(({ name }) => name));
  const names = [...correctable, "text"] as const;
  return Object.fromEntries(names.flatMap((name) => (shown.includes(name) ? [] : [[name, labels[name]]])));
}

export function viewWithoutRequest(
  why: keyof typeof without,
  reference: string,
  { site, isSent = false, typed = {} }: { site: Site; isSent?: boolean; typed?: Texts },
): LeadView {
  const view = fill({ title, eyebrow, ...without[why], notice: isSent ? thanks(reference) : null }, site);
  return { ...view, ...(reference && { facts: factsOf({ reference }) }), said: unsavedOf(typed, labelsWithout([])) };
}

export function viewOfFailure(reference: string, { action, typed, token }: Press<unknown>, site: Site): LeadView {
  const id = action === "withdraw" || action === "again" ? action : "save";
  const { label, button } = words[id];
  const shown = Object.entries(typed).filter(([name]) => name.startsWith(shownName("")));
  const fields = correctable.flatMap((name) => {
    const value = typed[name];
    return value === undefined ? [] : [{ ...fieldOf(name, words.save), value }];
  });
  const form = {
    id,
    label,
    action: requestFormPath,
    hidden: { ...Object.fromEntries(shown), token },
    ...(id === "save" && { fields: [...fields, additionField({ values: typed, shown: {}, errors: {} })] }),
    buttons: [{ value: id, label: button }],
  };
  const copy = { title, eyebrow, heading: without.gone.heading, text: "", notice: results.failed };
  return { ...fill(copy, site), facts: factsOf({ reference }), forms: [form] };
}

type Status = keyof typeof words.status;

/** A request in quarantine is shown like a new one, because its visitor was promised an answer too. */
function statusOf({ status, due_at }: LeadDetails, isWithdrawal: boolean): Status {
  if (status === "lost" && isWithdrawal) return "withdrawn";
  if (status !== "new" && status !== "quarantined") return status;
  return due_at !== null && due_at < new Date().toISOString() ? "late" : "waiting";
}

/** Null if the notice is no longer true, for example on a page that is reloaded after the request was reopened. */
function noticeOf(reference: string, status: Status, outcome: Outcome, email: string | null) {
  const { result } = outcome;
  const mail = outcome.confirms ? ` ${put(confirms, { holder: maskAddress(email) })}` : "";
  if (result === "sent") {
    if (status !== "waiting") return null;
    const { heading, text } = thanks(reference);
    return { heading, text: `${text}${mail}` };
  }
  if (result === "closed") return isKeyOf(closed, status) ? closed[status] : null;
  if (!isKeyOf(results, result) || (result === "withdraw" && status !== "withdrawn")) return null;
  if (result === "again" && (status === "withdrawn" || status === "lost")) return null;
  const { heading, text } = results[result];
  return { heading, text: `${outcome.told && isChange(result) ? told : text}${mail}` };
}

async function isOnItsWay(db: Db, lead: LeadDetails): Promise<boolean> {
  const confirmation = await findConfirmation(db, lead);
  return confirmation !== undefined && confirmation.status !== "dead";
}

function thanks(reference: string) {
  const { title: heading, text } = (reference.startsWith("CR") ? consultationForm : contactForm).success;
  return { heading, text };
}

function isChange(result: keyof typeof results): boolean {
  return result === "save" || result === "withdraw" || result === "again";
}

const factNames = ["reference", "name", "phone", "email", "company", "service", "sent"] as const;

function factsOf(values: Partial<Record<(typeof factNames)[number], string | null>>) {
  return factNames.flatMap((name) => {
    const value = values[name];
    return value ? [{ label: labels[name], value, href: null }] : [];
  });
}

type OwnForm = Omit<LeadViewForm, "action">;

function formsOf(
  lead: LeadDetails,
  { save, withdraw, again }: Pick<typeof words, "save" | "withdraw" | "again">,
  { isWithdrawn, refused }: { isWithdrawn: boolean; refused: Refused | null },
): OwnForm[] {
  const form = (id: "save" | "withdraw" | "again", more: Omit<OwnForm, "id" | "buttons" | "hidden">): OwnForm => {
    const { button } = { save, withdraw, again }[id];
    return { id, hidden: {}, buttons: [{ value: id, label: button }], ...more };
  };
  const addition = additionField(refused);
  if (isWithdrawn) return [form("again", again)];
  if (lead.status === "lost") return [];
  if (lead.status === "won") return [form("save", { label: save.addLabel, fields: [addition] })];
  const { fields, hidden } = fieldsOf(lead, refused);
  const { label, text } = save;
  return [
    { ...form("save", { label, text, fields: [...fields, addition] }), hidden },
    form("withdraw", { label: withdraw.label, text: withdraw.text, question: withdraw.question }),
  ];
}

function additionField(refused: Refused | null): LeadViewField {
  return {
    name: "text",
    label: words.save.addition,
    type: "text",
    value: refused?.values.text ?? "",
    maxLength: additionLengthMax,
    error: refused?.errors.text ?? null,
  };
}

/** The form posts the `hidden` values back, so the server can tell what the visitor has changed. */
function fieldsOf(lead: LeadDetails, refused: Refused | null): { fields: LeadViewField[]; hidden: Texts } {
  const { values, shown, errors }: Refused = refused ?? { values: {}, shown: {}, errors: {} };
  const names = correctable.filter((name) => name !== "message" || lead.kind === "contact");
  const isRequired = { name: true, phone: lead.kind === "consultation", email: true, company: false, message: true };
  const isShort = isShortPhone(values.phone ?? lead.phone ?? "");
  const fields = names.map((name) => ({
    ...fieldOf(name, words.save),
    value: values[name] ?? lead[name] ?? "",
    required: isRequired[name],
    hint: name === "phone" && isShort ? formCopy.shortPhone : null,
    error: errors[name] ?? null,
  }));
  return {
    fields,
    hidden: Object.fromEntries(names.map((name) => [shownName(name), shown[name] ?? lead[name] ?? ""])),
  };
}
