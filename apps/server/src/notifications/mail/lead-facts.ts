import { knownServiceOptions, officeLabels } from "@site/content/copy/forms";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { officeMailCopy } from "@site/content/copy/mails";
import { cutText } from "@site/content/cut-text";
import { entriesOf } from "@site/content/entries-of";
import { isStateSlug } from "@site/content/ids/states";
import { services } from "@site/content/services/services";
import { stateFacts } from "@site/content/states/data/facts";
import { type LeadDetails, listSamePerson } from "@site/db/leads/inbox";
import { columnOf, type InboxField } from "@site/db/leads/lead-fields";
import { findBounce, listLeadEvents } from "@site/db/leads/lead-history";
import type { Db } from "@site/db/open";
import { toOneLine } from "@site/trpc-router/control-characters";
import { telUri } from "../../configuration/tel-uri.ts";
import type { Fact } from "./body.ts";
import { formatInstant, put } from "./format.ts";

const fields = entriesOf(officeLabels).flatMap(([field]) => (field === "message" ? [] : [field]));

export type OfficePlace = { origin: string; timeZone: string };

type Linking = { linkTo: (reference: string) => string | null };

const { labels } = officeMailCopy;
type SameLead = Awaited<ReturnType<typeof listSamePerson>>[number];

export async function leadFacts(
  db: Db,
  lead: LeadDetails,
  { origin, timeZone, linkTo }: OfficePlace & Linking,
): Promise<Fact[]> {
  const values: Record<InboxField, string | null> = { ...lead, service: knownService(lead) };
  const [first, last] = [campaignOf(lead, "first"), campaignOf(lead, "last")];
  const bounce = await findBounce(db, lead);
  const others = await listSamePerson(db, lead);
  return [
    fact(labels.owner, lead.owner),
    ...fields.map((field) => fact(officeLabels[field], values[columnOf(field)], ...wayTo(lead, columnOf(field)))),
    fact(labels.bounced, bounce === undefined ? null : put(officeMailCopy.bounced, { error: bounce })),
    ...others.map((each) => fact(labels.same, sameWords(each, timeZone), linkTo(each.reference), labels.open)),
    fact(labels.cameBy, lead.came_by),
    fact(labels.received, formatInstant(lead.created_at, timeZone)),
    fact(labels.about, lead.about),
    pageFact(labels.sentFrom, lead.sent_from, origin),
    pageFact(labels.landingPage, lead.landing_page === lead.sent_from ? null : lead.landing_page, origin),
    fact(labels.referrer, lead.referrer),
    fact(labels.campaign, last),
    fact(labels.firstCampaign, first === last ? null : first),
    fact(labels.click, clickOf(lead, "last") ?? clickOf(lead, "first")),
  ].filter(({ value }) => value !== "");
}

function sameWords({ kind, reference, created_at, status }: SameLead, timeZone: string): string {
  const words = { kind: officeMailCopy.kind[kind], reference, status: leadPageCopy.states[status] };
  return put(officeMailCopy.same, { ...words, at: formatInstant(created_at, timeZone) });
}

function fact(label: string, value: string | null, href: string | null = null, way: string | null = null): Fact {
  return { label, value: toOneLine(value ?? ""), href, way };
}

/** The path is a visitor's input, so it is linked only if it leads to a page of this site. */
function pageFact(label: string, path: string | null, origin: string): Fact {
  const page = path?.startsWith("/") && URL.canParse(path, origin) ? new URL(path, origin) : null;
  return page?.origin === origin ? fact(label, page.href, page.href) : fact(label, path);
}

function wayTo(lead: LeadDetails, field: InboxField): [string | null, string | null] {
  if (field === "phone") return [lead.phone && telUri(lead.phone), labels.call];
  if (field === "email") return [lead.email && mailTo(lead, lead.email), labels.write];
  return [null, null];
}

/** If the office replied to its own email instead, the reply would quote the link to the lead's page. */
function mailTo({ kind, reference }: LeadDetails, email: string): string {
  const subject = put(officeMailCopy.answerSubject[kind], { reference });
  const address = encodeURIComponent(toOneLine(email)).replace(/%40(?=[^%]*$)/, "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

const nameMax = 60;

/**
 * @returns the name and the topic, for example `Ada O'Connor, Texas`; the topic is the chosen service, or the state or
 * service of the page with the form
 */
export function whoOf(lead: Pick<LeadDetails, "name" | "service" | "sent_from">): string {
  const [, state = ""] = /^\/states\/([a-z-]+)$/.exec(lead.sent_from ?? "") ?? [];
  const page = entriesOf(services).find(([slug]) => `/${slug}` === lead.sent_from);
  const topic = knownService(lead) ?? (isStateSlug(state) ? stateFacts[state].name : page?.[1].record.name);
  return [cutText(toOneLine(lead.name), nameMax), ...(topic === undefined ? [] : [topic])].join(", ");
}

export type LeadOfRow = Pick<
  LeadDetails,
  "reference" | "kind" | "name" | "company" | "service" | "sent_from" | "message" | "owner"
>;

/** @param until the due time in words, or an empty string if no answer is due */
export function subjectOf({ owner, ...lead }: LeadOfRow, until: string): string {
  const { subject, kind, until: by } = officeMailCopy;
  const [first = "", ...rest] = kind[lead.kind];
  return put(subject, {
    who: (owner === null ? "" : `(${personOf(owner)}) `) + whoOf(lead),
    kind: first.toLowerCase() + rest.join(""),
    until: until && put(by, { due: until }),
    reference: lead.reference,
  });
}

const wordsMax = 160;

export function firstWordsOf({ company, message }: Pick<LeadDetails, "company" | "message">): string {
  const texts = [company, cutText(toOneLine(message ?? ""), wordsMax)];
  return texts.filter(Boolean).join(" · ");
}

export function personOf(address: string): string {
  const [local = ""] = address.split("@");
  const words = local.split(/[._-]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

export async function saidOf(db: Db, reference: string, timeZone: string): Promise<{ label: string; text: string }[]> {
  const { addition, note } = officeMailCopy.said;
  const events = await listLeadEvents(db, reference);
  const noted = events.findLast((each) => each.event === "note" && each.actor?.includes("@") && !isTaking(each.note));
  return [...events.filter(({ event }) => event === "addition"), ...(noted === undefined ? [] : [noted])].map(
    ({ event, happened_at, note: text, actor }) => ({
      label: put(event === "addition" ? addition : note, {
        at: formatInstant(happened_at, timeZone),
        actor: personOf(actor ?? ""),
      }),
      text: text ?? "",
    }),
  );
}

function isTaking(note: string | null): boolean {
  return note === leadPageCopy.events.taken;
}

/** A text that isn't one of our services is returned unchanged. */
export function knownService({ service }: Pick<LeadDetails, "service">): string | null {
  return knownServiceOptions.find(({ value }) => value === service)?.label ?? service;
}

function campaignOf(lead: LeadDetails, touch: "first" | "last"): string | null {
  const campaign = lead[`${touch}_utm_campaign`];
  const parts = (["source", "medium", "term", "content"] as const).map((label) => lead[`${touch}_utm_${label}`]);
  const channel = parts.filter((part) => part !== null).join(", ");
  if (channel === "") return campaign;
  return campaign === null ? channel : `${campaign} (${channel})`;
}

function clickOf(lead: LeadDetails, touch: "first" | "last"): string | null {
  const clicks = (["gclid", "wbraid", "gbraid", "msclkid", "fbclid"] as const).map((name) => [
    name,
    lead[`${touch}_${name}`],
  ]);
  return clicks.find(([, id]) => id !== null)?.join(" ") ?? null;
}
