import { knownServiceOptions, officeLabels } from "@site/content/copy/forms";
import {
  canaryMailCopy,
  clockMailCopy,
  morningMailCopy,
  newsletterMailCopy,
  officeDigestCopy,
  officeMailCopy,
  visitorMails,
} from "@site/content/copy/mails";
import { entriesOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import type { Site } from "@site/content/site";
import { type Digest, digestRowsMax } from "@site/db/leads/digest";
import type { LeadDetails } from "@site/db/leads/inbox";
import type { InboxField } from "@site/db/leads/lead-fields";
import { telUri } from "../../configuration/tel-uri.ts";
import { Undeliverable } from "../send.ts";

export type MailText = { subject: string; text: string };

/** Without the message, which follows at the end. */
const fields = entriesOf(officeLabels).flatMap(([field]) => (field === "message" ? [] : [field]));

/** origin: of the site, without a path. timeZone: IANA name, for the time at which the lead was received */
export type OfficePlace = { origin: string; timeZone: string };

/** What a mail and a lead's page say of it, in the office's words; without the message, which is long. */
export function leadFacts(lead: LeadDetails, { origin, timeZone }: OfficePlace): { label: string; value: string }[] {
  const { labels } = officeMailCopy;
  const service = knownServiceOptions.find(({ value }) => value === lead.service)?.label ?? lead.service;
  const values: Record<InboxField, string | null> = { ...lead, service };
  const [first, last] = [campaignOf(lead, "first"), campaignOf(lead, "last")];
  return [
    ...fields.map((field) => [officeLabels[field], values[field]] as const),
    [labels.call, lead.phone && telUri(lead.phone)],
    [labels.received, formatInstant(lead.created_at, timeZone)],
    [labels.about, lead.about],
    [labels.sentFrom, lead.sent_from && pageLink(lead.sent_from, origin)],
    [labels.landingPage, lead.landing_page && pageLink(lead.landing_page, origin)],
    [labels.referrer, lead.referrer],
    [labels.campaign, last],
    [labels.firstCampaign, first === last ? null : first],
    [labels.click, clickOf(lead, "last") ?? clickOf(lead, "first")],
  ].flatMap(([label, value]) => (value && label ? [{ label, value: oneLine(value) }] : []));
}

/** A mail about one lead: it has come, waits for an answer, or is overdue. */
type LeadMailKind = "office" | keyof typeof clockMailCopy;

/** What is needed to link a lead's page, or null: mails have no links. */
export type LinkTo = (reference: string) => string | null;

/** The office's mail about a lead. The subject holds none of the visitor's input. */
export function officeMail(kind: LeadMailKind, lead: LeadDetails, place: OfficePlace, linkTo: LinkTo): MailText {
  const { subject, answer, link, show } = officeMailCopy;
  const facts = leadFacts(lead, place).map(({ label, value }) => `${label}: ${value}`);
  const message = lead.message === null ? [] : ["", lead.message];
  const url = linkTo(lead.reference);
  const ways = [answer, ...(url === null ? [] : [link.replace("{link}", url)]), show];
  const lines = [...facts, ...message, "", ...ways.map((way) => way.replace("{reference}", lead.reference))];
  const about = `${subject[lead.kind]} ${lead.reference}`;
  if (kind === "office") return { subject: about, text: lines.join("\n") };
  const late = clockMailCopy[kind];
  const due = late.line.replace("{due}", formatInstant(lead.due_at ?? lead.created_at, place.timeZone));
  return { subject: late.subject + about, text: [due, "", ...lines].join("\n") };
}

/** One mail about all leads of a flood, oldest first; each is found by its reference. */
export function digestMail(
  kind: LeadMailKind,
  leads: readonly LeadDetails[],
  { timeZone }: OfficePlace,
  linkTo: LinkTo,
): MailText {
  const { subject, lines, show, list } = officeDigestCopy[kind];
  const [first] = leads;
  if (first === undefined) throw new Undeliverable("The leads have been erased.");
  const since = formatInstant(first.created_at, timeZone);
  const rows = leads.flatMap((lead) => leadRow(lead, [lead.email, lead.phone], linkTo));
  const put = (text: string) => text.replace("{count}", String(leads.length)).replace("{since}", since);
  const ways = [show, list.replace("{day}", first.created_at.slice(0, "2026-01-02".length))];
  return { subject: put(subject), text: [...lines.map(put), "", ...rows, "", ...ways].join("\n") };
}

/** What happened since the last morning, each lead with the link to its page. */
export function morningMail(digest: Digest, linkTo: LinkTo): MailText {
  const { subject, parts, reasons, marked, attempts, more } = morningMailCopy;
  const rows: Record<keyof Digest, string[][]> = {
    overdue: digest.overdue.map((lead) => leadRow(lead, [], linkTo)),
    arrived: digest.arrived.map((lead) => leadRow(lead, [], linkTo)),
    answered: digest.answered.map((lead) => leadRow(lead, [lead.status], linkTo)),
    quarantined: digest.quarantined.map((lead) =>
      leadRow(lead, [reasons.replace("{reasons}", lead.reasons.join(", ") || marked)], linkTo),
    ),
    failed: digest.failed.map(({ reference, kind, channel, attempts: count }) => [
      [reference, kind, channel, attempts.replace("{count}", String(count))].join("  "),
    ]),
  };
  const counts = (name: keyof Digest) =>
    rows[name].length > digestRowsMax ? `over ${digestRowsMax}` : String(rows[name].length);
  const text = entriesOf(parts).flatMap(([name, heading]) => {
    const shown = rows[name].slice(0, digestRowsMax).flat();
    if (shown.length === 0) return [];
    return [`${heading} (${counts(name)}):`, ...shown, ...(rows[name].length > digestRowsMax ? [more] : []), ""];
  });
  const put = subject.replace(/\{(arrived|overdue|quarantined)\}/g, (_, name: keyof Digest) => counts(name));
  return { subject: put, text: text.join("\n").trimEnd() };
}

/** A lead in a list: a line, and below it the link to its page. */
function leadRow(
  { reference, kind, name }: Pick<LeadDetails, "reference" | "kind" | "name">,
  more: readonly (string | null)[],
  linkTo: LinkTo,
): string[] {
  const words = [reference, officeMailCopy.subject[kind], name, ...more].map((text) => oneLine(text ?? ""));
  const url = linkTo(reference);
  return [words.join("  ").trim(), ...(url === null ? [] : [`  ${url}`])];
}

/** @param utc ISO 8601. @returns such as `Saturday, November 21, 2026 at 3:14 PM CST` */
export function formatInstant(utc: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ weekday: "long", year: "numeric", month: "long", day: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" },
  });
  return format.format(new Date(utc)).replace(/\s/g, " ");
}

/** An absolute URL, if `path` leads to this site; otherwise the text unchanged, because it is the visitor's input. */
function pageLink(path: string, origin: string): string {
  const page = path.startsWith("/") && URL.canParse(path, origin) ? new URL(path, origin) : null;
  return page?.origin === origin ? page.href : path;
}

/** Such as `spring (google, cpc, credentialing texas)`. */
function campaignOf(lead: LeadDetails, touch: "first" | "last"): string | null {
  const campaign = lead[`${touch}_utm_campaign`];
  const labels = (["source", "medium", "term", "content"] as const).map((label) => lead[`${touch}_utm_${label}`]);
  const channel = labels.filter((label) => label !== null).join(", ");
  if (channel === "") return campaign;
  return campaign === null ? channel : `${campaign} (${channel})`;
}

/** Such as `gclid Cj0KCQ…`, by which an ad network knows the click. */
function clickOf(lead: LeadDetails, touch: "first" | "last"): string | null {
  const clicks = (["gclid", "wbraid", "gbraid", "msclkid", "fbclid"] as const).map((name) => [
    name,
    lead[`${touch}_${name}`],
  ]);
  return clicks.find(([, id]) => id !== null)?.join(" ") ?? null;
}

export function visitorMail({ reference, kind }: Pick<LeadDetails, "reference" | "kind">, site: Site): MailText {
  return mailText(visitorMails[kind], { reference }, site);
}

/** The mail of a test lead. */
export function canaryMail(site: Site): MailText {
  return mailText(canaryMailCopy, {}, site);
}

export function newsletterMail(links: { confirmUrl: string; unsubscribeUrl: string }, site: Site): MailText {
  return mailText(newsletterMailCopy, links, site);
}

/** @param values of the mail's own tokens; `fill` replaces those of the site's facts */
function mailText(
  { subject, lines }: { subject: string; lines: readonly string[] },
  values: Record<string, string>,
  site: Site,
): MailText {
  const put = (text: string) => fill(text, site).replace(/\{(\w+)\}/g, (token, name) => values[name] ?? token);
  return { subject: put(subject), text: put(lines.join("\n")) };
}

/** Prevents header and line injection: replaces line breaks of every kind and other control characters by spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
