import { leadPageCopy } from "@site/content/copy/lead-page";
import { officeMailCopy } from "@site/content/copy/mails";
import { fill } from "@site/content/fill";
import { leadFormPath } from "@site/content/paths";
import { findLead, type LeadDetails, listLeadEvents } from "@site/db/leads/inbox";
import type { LinkAction } from "@site/db/leads/status";
import type { PageContext } from "@site/trpc-router/context";
import type { LeadView, LeadViewForm } from "@site/web/form-outcome";
import type { OfficeLink } from "../http/office-link.ts";
import { leadFacts } from "../notifications/mail/lead-facts.ts";
import { formatInstant, put } from "../notifications/mail/words.ts";
import { blankView, viewField } from "./lead-pages.ts";

const { actions, events, results, newLink, without, ...words } = leadPageCopy;

export const noteLengthMax = 1_000;
/** Of the button on a page whose link is too old. */
export const newLinkAction = "link";

const blank = blankView(words);

type Frame = Pick<PageContext, "site">;

/** The page of a link that shows no lead. */
export function viewWithoutLead(why: "unknown" | "gone", { site }: Frame): LeadView {
  return fill({ ...blank, ...without[why] }, site);
}

/** The page of a link that is too old: a new one goes to the address that this one went to. */
export function viewOfOldLink({ holder }: OfficeLink, token: string, result: string, { site }: Frame): LeadView {
  const masked = { holder: holder.replace(/^(.).*(?=@)/, "$1…") };
  const { heading, text } = without.old;
  const form: LeadViewForm = {
    id: "form",
    label: newLink.label,
    text: null,
    action: leadFormPath,
    hidden: { token },
    fields: [],
    buttons: [{ value: newLinkAction, label: put(newLink.button, masked) }],
  };
  const sent = { heading: newLink.sent.heading, text: put(newLink.sent.text, masked) };
  const isSent = result === newLinkAction;
  return {
    ...fill(blank, site),
    heading,
    text: put(text, masked),
    notice: isSent ? sent : null,
    forms: isSent ? [] : [form],
  };
}

type Shown = Pick<PageContext, "db" | "site" | "origin"> & {
  timeZone: string;
  token: string;
  /** What the last press of a button did: a key of `results`. */
  result: string;
};

/** What the office's page of a lead says to the holder of its link. */
export async function officePageView({ reference }: OfficeLink, shown: Shown): Promise<LeadView> {
  const { db, site, timeZone, token, result } = shown;
  const lead = await findLead(db, reference);
  if (lead === undefined) return viewWithoutLead("gone", shown);
  const due = lead.status === "new" && lead.due_at !== null ? [formatInstant(lead.due_at, timeZone)] : [];
  const hint = lead.status === "new" ? words.hint : null;
  const form: LeadViewForm = {
    id: "form",
    label: words.form,
    text: null,
    action: leadFormPath,
    hidden: { token, seen: lead.status },
    fields: [viewField({ name: "note", label: words.note, type: "text", maxLength: noteLengthMax, hint })],
    buttons: actionsFor(lead).map((value) => ({ value, label: actions[value] })),
  };
  return {
    ...fill(blank, site),
    heading: `${officeMailCopy.kind[lead.kind]} ${reference}`,
    text: [words.status[lead.status], ...due.map((at) => put(words.due, { due: at }))].join(" "),
    notice: isResult(result) ? results[result] : null,
    facts: await leadFacts(db, lead, shown),
    message: lead.message === null ? null : { label: words.message, text: lead.message },
    history: { label: words.history, events: await historyOf(shown, reference) },
    forms: [form],
  };
}

async function historyOf({ db, timeZone }: Shown, reference: string) {
  return (await listLeadEvents(db, reference)).map(({ event, happened_at, from_status, to_status, note }) => ({
    at: formatInstant(happened_at, timeZone),
    text: put(events[event], { from: from_status ?? "", to: to_status ?? "" }),
    note,
  }));
}

function isResult(text: string): text is keyof typeof results {
  return Object.hasOwn(results, text);
}

/** The first is the one that is usually pressed. */
function actionsFor({ status }: LeadDetails): LinkAction[] {
  if (status === "quarantined") return ["notSpam", "note"];
  const others = (["contacted", "won", "lost"] as const).filter((action) => action !== status);
  return [...others, ...(status === "new" ? [] : (["reopen"] as const)), "note", "spam"];
}
