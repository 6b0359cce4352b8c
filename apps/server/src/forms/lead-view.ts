import { officeLabels } from "@site/content/copy/forms";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { officeMailCopy } from "@site/content/copy/mails";
import { fill } from "@site/content/fill";
import { findLead, type LeadDetails, listLeadEvents } from "@site/db/leads/inbox";
import type { LinkAction } from "@site/db/leads/status";
import type { PageContext } from "@site/trpc-router/context";
import type { LeadView } from "@site/web/form-outcome";
import { telUri } from "../configuration/tel-uri.ts";
import type { LeadLink } from "../http/lead-link.ts";
import { formatInstant, leadFacts } from "../notifications/mail/message-text.ts";

const { actions, events, results, without, ...words } = leadPageCopy;

/** The page of a link that shows no lead. */
export function viewWithout(why: keyof typeof without, { site }: Pick<PageContext, "site">): LeadView {
  return fill({ ...common, ...without[why], notice: null, lead: null }, site);
}

const common = { title: words.title, eyebrow: words.eyebrow };

type Shown = Pick<PageContext, "db" | "site" | "origin"> & {
  timeZone: string;
  token: string;
  /** What the last press of a button did: a key of `results`. */
  result: string;
};

/** What the page of a lead says to the holder of its link. */
export async function leadView({ reference }: LeadLink, shown: Shown): Promise<LeadView> {
  const { db, site, timeZone, token, result } = shown;
  const lead = await findLead(db, reference);
  if (lead === undefined) return viewWithout("gone", shown);
  const history = await listLeadEvents(db, reference);
  const due = lead.status === "new" && lead.due_at !== null ? [formatInstant(lead.due_at, timeZone)] : [];
  const notice = result === "done" || result === "faster" ? results[result] : null;
  return {
    ...fill(common, site),
    heading: `${words.heading[lead.kind]} ${reference}`,
    text: [words.status[lead.status], ...due.map((at) => words.due.replace("{due}", at))].join(" "),
    notice,
    lead: {
      facts: factsOf(lead, shown),
      message: lead.message === null ? null : { label: words.message, text: lead.message },
      history: {
        label: words.history,
        events: history.map(({ event, happened_at, from_status, to_status, note }) => ({
          at: formatInstant(happened_at, timeZone),
          text: events[event].replace("{from}", from_status ?? "").replace("{to}", to_status ?? ""),
          note,
        })),
      },
      form: { label: words.form, note: words.note, hidden: { token, seen: lead.status } },
      buttons: actionsFor(lead).map((value) => ({ value, label: actions[value] })),
    },
  };
}

/** The first is the one that is usually pressed. */
function actionsFor({ status }: LeadDetails): LinkAction[] {
  if (status === "quarantined") return ["notSpam", "note"];
  const others = (["contacted", "won", "lost"] as const).filter((action) => action !== status);
  return [...others, "note", "spam"];
}

/** With a number to dial and an address to write to, instead of the mail's line with the number's link. */
function factsOf(lead: LeadDetails, { origin, timeZone }: Shown) {
  const tel = lead.phone && telUri(lead.phone);
  const facts = leadFacts(lead, { origin, timeZone }).filter(({ label }) => label !== officeMailCopy.labels.call);
  return facts.map(({ label, value }) => {
    if (label === officeLabels.phone) return { label, value, href: tel };
    if (label === officeLabels.email) return { label, value, href: `mailto:${value}` };
    return { label, value, href: value.startsWith(`${origin}/`) ? value : null };
  });
}
