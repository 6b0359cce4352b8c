import { changeMailCopy } from "@site/content/copy/mails";
import { findLeadEvent } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import type { Block } from "../mail/body.ts";
import { Undeliverable } from "../send.ts";
import type { Kind } from "./kind.ts";
import { leadMail, roundupMail, storedLead } from "./lead.ts";

/** What a visitor has done with a request that the office knows of: the mail has what was and what is. */
export const change: Kind = {
  async mail({ reference, eventId }, sources) {
    const { event, note } = await storedChange(sources.db, eventId);
    const { subject: prefix, line } = changeMailCopy[event];
    const more: Block[] = note === null ? [] : [{ is: "quote", text: note }];
    return leadMail(await storedLead(sources.db, reference), sources, { prefix, line, more });
  },
  roundup: (references, sources) => roundupMail("change", [...new Set(references)], sources),
  async post({ reference, eventId }, db) {
    const { event, note } = await storedChange(db, eventId);
    return { event: "lead.changed", change: { kind: event, note }, lead: await storedLead(db, reference) };
  },
};

async function storedChange(db: Db, id: number | null) {
  const stored = id === null ? undefined : await findLeadEvent(db, id);
  if (stored === undefined || !isChange(stored.event)) throw new Undeliverable("The change has been erased.");
  return { event: stored.event, note: stored.note };
}

function isChange(event: string): event is keyof typeof changeMailCopy {
  return Object.hasOwn(changeMailCopy, event);
}
