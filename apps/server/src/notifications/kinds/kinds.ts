import { changeMailCopy, mailFooter, newsletterMailCopy, visitorMails } from "@site/content/copy/mails";
import { isKeyOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import { requestPath } from "@site/content/paths";
import { listChange } from "@site/db/leads/lead-history";
import { requestLinks } from "@site/db/leads/request-link";
import type { Db } from "@site/db/open";
import type { NotificationKind } from "@site/db/outbox/kinds";
import { findSubscriber } from "@site/db/outbox/newsletter";
import type { Block } from "../mail/body.ts";
import { formatInstant, put } from "../mail/format.ts";
import { Undeliverable } from "../send.ts";
import { digest } from "./digest.ts";
import type { Kind } from "./kind.ts";
import { escalation, leadMail, link, office, reminder, roundupMail, storedLead } from "./lead.ts";

const change: Kind = {
  async mail({ reference, eventId }, sources) {
    const { event, notes } = await storedChange(sources.db, eventId);
    const { subject: prefix, line } = changeMailCopy[event];
    const more = notes.map((text): Block => ({ is: "quote", text }));
    return leadMail(await storedLead(sources.db, reference), sources, { prefix, line, more });
  },
  roundup: (references, sources) => roundupMail("change", [...new Set(references)], sources),
  async post({ reference, eventId }, db) {
    const { event, notes } = await storedChange(db, eventId);
    const note = notes.length === 0 ? null : notes.join("\n");
    return { event: "lead.changed", change: { kind: event, note }, lead: await storedLead(db, reference) };
  },
};

/** If the visitor sent a correction and an addition together, they are one change. */
async function storedChange(db: Db, id: number | null) {
  const [first, ...others] = id === null ? [] : await listChange(db, id);
  if (first === undefined || !isKeyOf(changeMailCopy, first.event))
    throw new Undeliverable("The change has been erased.");
  return { event: first.event, notes: [first, ...others].flatMap(({ note }) => note ?? []) };
}

/**
 * This email repeats nothing that was typed. Otherwise, anyone could enter a stranger's address and make us send any
 * text to that stranger.
 */
const visitor: Kind = {
  async mail({ reference, recipient }, { db, site, origin, hoursZone, secretKeys }) {
    const { kind, email, due_at, created_at } = await storedLead(db, reference);
    // If the visitor has corrected the address since, the old address may belong to a stranger.
    if (email === null || recipient.toLowerCase() !== email.toLowerCase()) return null;
    const token = (await requestLinks(db, secretKeys)).ofMail(reference, email);
    const { [kind]: copy, ...common } = fill(visitorMails, site);
    return {
      subject: put(copy.subject, { reference }),
      blocks: [
        { is: "text", text: put(copy.line, { due: formatInstant(due_at ?? created_at, hoursZone) }) },
        { is: "text", text: put(common.reference, { reference }) },
        { is: "button", label: common.button, url: `${origin}${requestPath}?token=${token}` },
        { is: "text", text: common.urgent },
        { is: "small", text: fill(mailFooter, site) },
      ],
    };
  },
};

const newsletter: Kind = {
  async mail({ reference }, { db, site, origin }) {
    const subscriber = await findSubscriber(db, Number(reference));
    if (subscriber === undefined) throw new Undeliverable("The address has been erased.");
    if (subscriber.status !== "pending") throw new Undeliverable(`The address is ${subscriber.status}.`);
    const urlOf = (action: string) => `${origin}/newsletter/${action}?token=${subscriber.token}`;
    const unsubscribeUrl = urlOf("unsubscribe");
    const { subject, line, button, otherwise, unsubscribe } = fill(newsletterMailCopy, site);
    return {
      subject,
      blocks: [
        { is: "text", text: line },
        { is: "button", label: button, url: urlOf("confirm") },
        { is: "text", text: otherwise },
        { is: "small", text: [put(unsubscribe, { unsubscribeUrl }), fill(mailFooter, site)].join("\n") },
      ],
      headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  },
};

export const kinds: Readonly<Record<NotificationKind, Kind>> = {
  office,
  reminder,
  escalation,
  digest,
  change,
  link,
  visitor,
  newsletter,
};
