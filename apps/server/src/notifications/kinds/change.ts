import { changeMailCopy } from "@site/content/copy/mails";
import { listChange } from "@site/db/leads/lead-history";
import type { Db } from "@site/db/open";
import type { Block } from "../mail/body.ts";
import { Undeliverable } from "../send.ts";
import type { Kind } from "./kind.ts";
import { leadMail, roundupMail, storedLead } from "./lead.ts";

/** A visitor's change of a request that the office knows: the email has the old and the new value. */
export const change: Kind = {
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

/** A correction and a sentence that came with it are one change. */
async function storedChange(db: Db, id: number | null) {
  const [first, ...others] = id === null ? [] : await listChange(db, id);
  if (first === undefined || !isChange(first.event)) throw new Undeliverable("The change has been erased.");
  return { event: first.event, notes: [first, ...others].flatMap(({ note }) => note ?? []) };
}

function isChange(event: string): event is keyof typeof changeMailCopy {
  return Object.hasOwn(changeMailCopy, event);
}
