import { contactServiceOptions, officeLabels } from "@site/content/copy/forms";
import { newsletterMailCopy, visitorMails } from "@site/content/copy/mails";
import { fill } from "@site/content/fill";
import type { Site } from "@site/content/site";
import type { LeadDetails } from "@site/db/inbox";
import type { InboxField } from "@site/db/lead-fields";

export type MailText = { subject: string; text: string };

const labelled = Object.keys(officeLabels) as InboxField[]; // Object.keys widens the names to string
/** The message has a place of its own, at the end. */
const fields = labelled.filter((field) => field !== "message");

/** What the office reads of a new lead. The subject holds nothing that a visitor typed. */
export function officeMail(lead: LeadDetails): MailText {
  const what = lead.kind === "consultation" ? "Consultation request" : "Contact message";
  const service = contactServiceOptions.find(({ value }) => value === lead.service)?.label ?? lead.service;
  const values: Record<InboxField, string | null> = { ...lead, service };
  const lines = [
    ...fields.map((field) => [officeLabels[field], values[field]] as const),
    ["Received", lead.created_at],
    ["Landing page", lead.landing_page],
    ["Came from", lead.referrer],
    ["Source", lead.last_utm_source],
    ["Campaign", lead.last_utm_campaign],
  ].flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  const message = lead.message === null ? [] : ["", lead.message];
  return {
    subject: `${what} ${lead.reference}`,
    text: [...lines, ...message, "", "Answer this mail to write to the visitor."].join("\n"),
  };
}

export function visitorMail({ reference, kind }: Pick<LeadDetails, "reference" | "kind">, site: Site): MailText {
  return mailText(visitorMails[kind], { reference }, site);
}

export function newsletterMail(links: { confirmUrl: string; unsubscribeUrl: string }, site: Site): MailText {
  return mailText(newsletterMailCopy, links, site);
}

/** @param values of the tokens that are this mail's own; the site's facts are put in by `fill` */
function mailText(
  { subject, lines }: { subject: string; lines: readonly string[] },
  values: Record<string, string>,
  site: Site,
): MailText {
  const put = (text: string) => fill(text, site).replace(/\{(\w+)\}/g, (token, name) => values[name] ?? token);
  return { subject: put(subject), text: put(lines.join("\n")) };
}

/** Header and line injection end here: no line break, old or new, and no other control character survives. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
