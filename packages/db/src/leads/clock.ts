import { closedUntil, dueAfter, promisedMs, remindUntil } from "@site/content/office/due";
import type { OfficeHours } from "@site/content/office/hours";
import { type Expression, sql } from "kysely";
import { type Db, inTransaction } from "../open.ts";
import { type NotifyPolicy, queueOfficeMessages } from "../outbox/queue.ts";
import { isTooFarAhead } from "../outbox/wrong-clock.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The time by which a lead must be answered. @param at when the office could know of the lead, UTC, ISO-8601 */
export function dueAt(at: string, hours: OfficeHours): string {
  return new Date(dueAfter(Date.parse(at), hours)).toISOString();
}

/** A lead that is overdue for longer gets no more emails, so that a search stays short if no one sets statuses. */
const lateMsMax = 30 * dayMs;
/** The maximum number of leads that one search finds; the next search finds the others. */
const leadsMax = 200;

/**
 * The condition that a lead's time of arrival is ahead, because the clock was wrong for a moment. A lead's emails may
 * be an hour late: if the clock goes back by less, the leads that arrived meanwhile are not overdue.
 */
export function cameAhead(createdAt: Expression<string | null>, now = Date.now()) {
  return isTooFarAhead(createdAt, hourMs, now);
}

/** The emails about a waiting lead: a reminder before the answer is due, and an escalation when it is overdue. */
const clockMails = [
  { kind: "reminder", column: "reminded_at", aheadMs: promisedMs / 4, until: remindUntil },
  { kind: "escalation", column: "escalated_at", aheadMs: 0, until: (now: number) => now },
] as const;

/**
 * Queues the reminder and the escalation of each lead that is due and unanswered, while the office is open. Only a
 * status makes a lead answered, because a note such as "voicemail" isn't an answer. Every instance runs this, but a
 * lead's event is unique and committed with its emails, so each email is queued once.
 */
export async function queueClockMails(db: Db, policy: NotifyPolicy, now = Date.now()): Promise<void> {
  const text = (ms: number) => new Date(ms).toISOString();
  if (closedUntil(now, policy.hours) !== null) return;
  for (const { kind, column, aheadMs, until } of clockMails)
    await inTransaction(db, async (transaction) => {
      const queued = await transaction
        .insertInto("lead_events")
        .columns(["reference", "happened_at", "event"])
        .expression(
          transaction
            .selectFrom("lead_waiting")
            .select(["reference", sql.val(text(now)).as("at"), sql.val(kind).as("event")])
            .where(({ eb, or }) =>
              or([eb("due_at", "<=", text(until(now, policy.hours))), cameAhead(eb.ref("created_at"), now)]),
            )
            .where("due_at", ">", text(now - lateMsMax))
            // The office heard of a released lead only when it was released.
            .where(({ eb, or }) =>
              or([
                eb("released_at", "is", null),
                eb("released_at", "<=", text(now + aheadMs - promisedMs)),
                isTooFarAhead(eb.ref("released_at"), 0, now),
              ]),
            )
            .where(column, "is", null)
            .orderBy("due_at")
            .limit(leadsMax),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(["reference", "id"])
        .execute();
      const events = new Map(queued.map(({ reference, id }) => [reference, String(id)]));
      // A reopened request gets another reminder, which is a new email.
      const salt = (reference: string) => events.get(reference) ?? "";
      await queueOfficeMessages(transaction, { kind, references: [...events.keys()], salt }, policy, now);
    });
}

/** Finds the leads that are still unanswered, because a reminder must be right when it is sent. */
export async function waitingOf(db: Db, references: readonly string[]): Promise<string[]> {
  const waiting = db.selectFrom("lead_waiting").select("reference");
  return (await waiting.where("reference", "in", references).execute()).map(({ reference }) => reference);
}
