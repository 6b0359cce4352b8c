import { durationInDays } from "@site/content/facts/durations";
import { spans } from "@site/content/facts/spans";
import { sql } from "kysely";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueOfficeMessages } from "../outbox/queue.ts";
import { inTransaction } from "../queries/in-transaction.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** What the pages promise: they take the time of an answer from the same record. */
const promisedMs = durationInDays(spans.response.duration).to * dayMs;

/** By when a lead must be answered. @param at when the office could know of it, UTC, ISO-8601 */
export function dueAt(at: string): string {
  return new Date(Date.parse(at) + promisedMs).toISOString();
}

/** Leads that have been due for longer get no mail any more, so that the search stays short where no status is ever set. */
const lateMsMax = 30 * dayMs;
/** Of one search; the next one finds the others. */
const leadsMax = 200;

/** The mails about a lead that waits: after three quarters of the time, and when it is over. */
const clockMails = [
  { kind: "reminder", column: "reminded_at", aheadMs: promisedMs / 4 },
  { kind: "escalation", column: "escalated_at", aheadMs: 0 },
] as const;

export type ClockPolicy = Pick<NotifyPolicy, "officeMailsMax" | "mailDomain"> & {
  /** Addresses of the office and of those to whom a late lead is escalated: how many of each. */
  addresses: Record<(typeof clockMails)[number]["kind"], number>;
  /** Whether reminders are posted to the webhook, because no mail is configured. */
  byWebhook: boolean;
};

/**
 * Queues the reminder and the escalation of each lead for which it is time and which nobody has answered: only a status
 * says that, because a note such as "voicemail" is no answer. The event of a lead is unique and committed with its mails, so that each is queued once, although every instance polls.
 */
export async function queueClockMails(db: Db, policy: ClockPolicy, now = Date.now()): Promise<void> {
  const text = (ms: number) => new Date(ms).toISOString();
  for (const { kind, column, aheadMs } of clockMails)
    await inTransaction(db, async (transaction) => {
      const queued = await transaction
        .insertInto("lead_events")
        .columns(["reference", "happened_at", "event"])
        .expression(
          transaction
            .selectFrom("lead_waiting")
            .select(["reference", sql.val(text(now)).as("at"), sql.val(kind).as("event")])
            .where("due_at", "<=", text(now + aheadMs))
            .where("due_at", ">", text(now - lateMsMax))
            .where(column, "is", null)
            .orderBy("due_at")
            .limit(leadsMax),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning("reference")
        .execute();
      const references = queued.map(({ reference }) => reference);
      const { [kind]: addresses } = policy.addresses;
      const messages = { kind, references, addresses, byWebhook: policy.byWebhook };
      await queueOfficeMessages(transaction, messages, policy, now);
    });
}

/** Those of the leads that nobody has answered: a reminder of them is right. */
export async function waitingOf(db: Db, references: readonly string[]): Promise<string[]> {
  const waiting = db.selectFrom("lead_waiting").select("reference");
  return (await waiting.where("reference", "in", references).execute()).map(({ reference }) => reference);
}
