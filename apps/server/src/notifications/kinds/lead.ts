import { leadListCopy } from "@site/content/copy/lead-list";
import { canaryMailCopy, linkMailCopy, officeMailCopy, roundupCopy, waitingMailCopy } from "@site/content/copy/mails";
import { fill } from "@site/content/fill";
import { waitingOf } from "@site/db/leads/clock";
import { findLead, type LeadDetails, listLeadsOf } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { canaryReference, leadListReference } from "@site/db/outbox/queue";
import { toOneLine } from "@site/trpc-router/control-characters";
import type { Block, Row } from "../mail/body.ts";
import { formatHour, formatInstant, put } from "../mail/format.ts";
import { firstWordsOf, type LeadOfRow, leadFacts, saidOf, subjectOf } from "../mail/lead-facts.ts";
import { Undeliverable } from "../send.ts";
import type { Kind, Mail, Sources } from "./kind.ts";

export const office: Kind = {
  async mail({ reference }, sources) {
    if (reference === canaryReference) return canaryMail(sources);
    return leadMail(await storedLead(sources.db, reference), sources, { prefix: "", line: officeMailCopy.due });
  },
  roundup: async (references, sources) => roundupMail("office", references, sources),
  post: async ({ reference }, db) =>
    reference === canaryReference
      ? { event: "canary" }
      : { event: "lead.created", lead: await storedLead(db, reference) },
};

export const reminder = waitingKind("reminder");
export const escalation = waitingKind("escalation");

function waitingKind(name: keyof typeof waitingMailCopy): Kind {
  const { subject: prefix, line } = waitingMailCopy[name];
  // A reminder goes only to the lead's owner, unless the owner's address has been removed from the configuration.
  const isFor = ({ owner }: LeadDetails, { holder, officeEmails }: Sources) =>
    name === "escalation" || owner === null || owner === holder || !officeEmails.includes(owner);
  const isWaiting = async (db: Db, reference: string) => (await waitingOf(db, [reference])).length > 0;
  return {
    async mail({ reference }, sources) {
      const lead = await storedLead(sources.db, reference);
      if (!(await isWaiting(sources.db, reference)) || !isFor(lead, sources)) return null;
      return leadMail(lead, sources, { prefix, line });
    },
    async roundup(references, sources) {
      const leads = await listLeadsOf(sources.db, await waitingOf(sources.db, references));
      const waiting = leads.filter((lead) => isFor(lead, sources)).map(({ reference }) => reference);
      return waiting.length === 0 ? null : roundupMail(name, waiting, sources);
    },
    async post({ reference }, db) {
      const lead = await storedLead(db, reference);
      return (await isWaiting(db, reference)) ? { event: `lead.${name}`, lead } : null;
    },
  };
}

export const link: Kind = {
  async mail({ reference }, sources) {
    if (reference === leadListReference) {
      const { subject, line } = leadListCopy.mail;
      return { subject, blocks: [{ is: "text", text: line }, ...listBlocks(sources)] };
    }
    const { subject: prefix, line } = linkMailCopy;
    return leadMail(await storedLead(sources.db, reference), sources, { prefix, line });
  },
};

export async function storedLead(db: Db, reference: string): Promise<LeadDetails> {
  const lead = await findLead(db, reference);
  if (lead === undefined) throw new Undeliverable("The lead has been erased.");
  return lead;
}

type About = { prefix: string; line: string; more?: readonly Block[] };

export async function leadMail(lead: LeadDetails, sources: Sources, { prefix, line, more = [] }: About): Promise<Mail> {
  const { db, site, timeZone } = sources;
  const { reference, message } = lead;
  const { button, link: hint, show, reply } = officeMailCopy;
  const url = sources.linkTo(reference);
  const due = lead.due_at ?? lead.created_at;
  // In an email about a change, `more` already contains the visitor's addition.
  const said = more.length > 0 ? [] : await saidOf(db, reference, timeZone);
  const end: Block[] = url === null ? [] : [{ is: "button", label: button, url }];
  const small = [url === null ? show : hint, reply].join("\n");
  return {
    subject: prefix + subjectOf(lead, lead.status === "new" ? formatHour(due, timeZone) : ""),
    blocks: [
      { is: "text", text: put(line, { due: formatInstant(due, timeZone) }) },
      ...more,
      { is: "facts", facts: await leadFacts(db, lead, sources) },
      ...(message === null ? [] : [{ is: "quote", text: message } as const]),
      ...said.flatMap(({ label, text }): Block[] => [
        { is: "text", text: label },
        { is: "quote", text },
      ]),
      ...end,
      { is: "small", text: put(small, { reference, email: site.email }) },
    ],
    ...(prefix !== "" && { threadOf: reference }),
  };
}

export async function roundupMail(
  kind: keyof typeof roundupCopy,
  references: readonly string[],
  sources: Sources,
): Promise<Mail> {
  const { db, timeZone } = sources;
  const leads = await listLeadsOf(db, references);
  const [first] = leads.map(({ created_at }) => created_at).toSorted();
  if (first === undefined) throw new Undeliverable("The leads have been erased.");
  const { subject, lines } = roundupCopy[kind];
  const since = formatInstant(first, timeZone);
  const words = (text: string) => put(text, { count: String(leads.length), since });
  return {
    subject: words(subject),
    blocks: [
      { is: "text", text: words(lines.join("\n")) },
      {
        is: "rows",
        rows: leads.map((lead) =>
          leadRow(lead, sources, { due: lead.status === "new" ? lead.due_at : null, more: firstWordsOf(lead) }),
        ),
      },
      ...listBlocks(sources),
    ],
  };
}

export function listBlocks({ linkTo }: Pick<Sources, "linkTo">): Block[] {
  const { button, link, without } = leadListCopy.mail;
  const url = linkTo(leadListReference);
  if (url === null) return [{ is: "small", text: without }];
  return [
    { is: "button", label: button, url },
    { is: "small", text: link },
  ];
}

/** @param due the time by which the lead must be answered, in UTC, or null if the row should state no time */
export function leadRow(
  lead: LeadOfRow,
  { linkTo, timeZone }: Pick<Sources, "linkTo" | "timeZone">,
  { due = null, more }: { due?: string | null; more: string },
): Row {
  const text = toOneLine(subjectOf(lead, due === null ? "" : formatHour(due, timeZone)));
  return { text, more: toOneLine(more) || null, url: linkTo(lead.reference) };
}

function canaryMail({ site }: Sources): Mail {
  const { subject, lines } = fill(canaryMailCopy, site);
  return { subject, blocks: lines.map((text) => ({ is: "text", text })), headers: { "X-Canary": "yes" } };
}
