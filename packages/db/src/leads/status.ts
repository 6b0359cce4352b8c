import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/queue.ts";
import { inTransaction } from "../queries/in-transaction.ts";
import { dueAt } from "./clock.ts";
import type { LeadStatus } from "./inbox.ts";
import { leadTables } from "./lead-fields.ts";

/** The statuses that a person may set. Only `releaseLead` ends a quarantine, because it also notifies the office. */
export type AnsweredStatus = Exclude<LeadStatus, "quarantined">;

type StatusChange = { reference: string; status: AnsweredStatus; note: string | null };

/** Another program may change the status between read and update; so many conflicts in a row are no coincidence. */
const attemptsMax = 10;

/** The lead's table and current status. */
async function findStatus(db: Db, reference: string) {
  for (const table of leadTables) {
    const row = await db.selectFrom(table).select("status").where("reference", "=", reference).executeTakeFirst();
    if (row !== undefined) return { table, ...row };
  }
  return undefined;
}

/**
 * Changes the status and stores the note, in one transaction; a trigger records the change.
 * @returns the previous status; undefined if there is no such lead
 * @throws Error with one sentence for people if the lead has to be released instead
 */
export function setLeadStatus(
  db: Db,
  { reference, status, note }: StatusChange,
): Promise<{ before: LeadStatus } | undefined> {
  return inTransaction(db, async (transaction) => {
    const before = await replaceStatus(transaction, { reference, status });
    if (before !== undefined && note !== null) await addNote(transaction, reference, note);
    return before && { before };
  });
}

async function addNote(db: Db, reference: string, note: string): Promise<void> {
  const event = { reference, event: "note", note, happened_at: nowText() } as const;
  await db.insertInto("lead_events").values(event).execute();
}

/** What the holder of a mail's link can do, and the status that the lead then has; null: as it is. */
const statusAfter = {
  ...{ contacted: "contacted", won: "won", lost: "lost" },
  ...{ spam: "quarantined", notSpam: "new", reopen: "new", note: null },
} as const satisfies Record<string, LeadStatus | null>;

export type LinkAction = keyof typeof statusAfter;

export function isLinkAction(text: string): text is LinkAction {
  return Object.hasOwn(statusAfter, text);
}

type LinkChange = {
  reference: string;
  action: LinkAction;
  /** The status that the holder saw. */
  seen: string;
  note: string | null;
  /** Address that the mail with the link went to. */
  holder: string;
};

/**
 * Changes a lead as the holder of a mail's link asks, and records by whom. A button that is pressed twice is one change.
 * @returns faster: somebody else has changed the status meanwhile, so nothing is changed; empty: there was nothing to
 * record; gone: there is no such lead
 */
export function changeByLink(
  db: Db,
  { reference, action, seen, note, holder }: LinkChange,
  policy: NotifyPolicy,
): Promise<"done" | "empty" | "faster" | "gone"> {
  const words = `by mail link, ${holder}${note === null ? "" : `: ${note}`}`;
  return inTransaction(db, async (transaction) => {
    const lead = await findStatus(transaction, reference);
    if (lead === undefined) return "gone";
    const status = statusAfter[action] ?? lead.status;
    if (lead.status === status && (await lastNote(transaction, reference)) === words) return "done";
    if (lead.status !== seen) return "faster";
    if (action === "note" && note === null) return "empty";
    if (lead.status === "quarantined" && status === "new") {
      if ((await release(transaction, reference, policy)) === undefined) return "faster";
    } else {
      const change = transaction.updateTable(lead.table).set({ status }).where("reference", "=", reference);
      const { numUpdatedRows } = await change.where("status", "=", lead.status).executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return "faster";
    }
    await addNote(transaction, reference, words);
    return "done";
  });
}

/** The note of a lead's last event. */
async function lastNote(db: Db, reference: string): Promise<string | null> {
  const events = db.selectFrom("lead_events").select("note").where("reference", "=", reference);
  return (await events.orderBy("id", "desc").limit(1).executeTakeFirst())?.note ?? null;
}

/** Compare-and-set: updates only while the status is the one that was read. @returns the replaced status */
async function replaceStatus(
  db: Db,
  { reference, status }: Omit<StatusChange, "note">,
): Promise<LeadStatus | undefined> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const lead = await findStatus(db, reference);
    if (lead === undefined) return undefined;
    if (lead.status === "quarantined" && status === "new") {
      throw new Error(`${reference} is quarantined: nobody was told of it. Use: pnpm leads release ${reference}`);
    }
    const { numUpdatedRows } = await db
      .updateTable(lead.table)
      .set({ status })
      .where("reference", "=", reference)
      .where("status", "=", lead.status)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return lead.status;
  }
  throw new Error(`Others change the status of ${reference} at this moment. Look at it, and try again.`);
}

/**
 * Releases a lead from quarantine and queues the notifications of a new lead, in one transaction and therefore once.
 * @returns the previous status: only "quarantined" was released; undefined: there is no such lead
 */
export function releaseLead(
  db: Db,
  reference: string,
  policy: NotifyPolicy,
): Promise<{ before: LeadStatus } | undefined> {
  return inTransaction(db, async (transaction) => {
    if ((await release(transaction, reference, policy)) !== undefined) return { before: "quarantined" };
    const lead = await findStatus(transaction, reference);
    return lead && { before: lead.status };
  });
}

async function release(db: Db, reference: string, policy: NotifyPolicy): Promise<{ email: string } | undefined> {
  const released = await endQuarantine(db, reference);
  if (released === undefined) return undefined;
  await queueLeadNotifications(
    db,
    { reference, email: released.email, confirms: policy.confirmToVisitor, isReleased: true },
    policy,
  );
  return released;
}

/** Returns the row only to the caller whose update ended the quarantine: one caller queues notifications. */
async function endQuarantine(db: Db, reference: string): Promise<{ email: string } | undefined> {
  for (const table of leadTables) {
    const released = await db
      .updateTable(table)
      // The office hears of the lead only now.
      .set({ status: "new", due_at: dueAt(nowText()) })
      .where("reference", "=", reference)
      .where("status", "=", "quarantined")
      .returning("email")
      .executeTakeFirst();
    if (released !== undefined) return released;
  }
  return undefined;
}
