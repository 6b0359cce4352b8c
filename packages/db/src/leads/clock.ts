import { closedUntil, dueAfter, promisedMs, remindUntil } from "@site/content/office/due";
import type { OfficeHours } from "@site/content/office/hours";
import { type Expression, sql } from "kysely";
import { type Db, inTransaction } from "../open.ts";
import { type NotifyPolicy, queueOfficeMessages } from "../outbox/queue.ts";
import { isTooFarAhead } from "../outbox/wrong-clock.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Computes the time by which the office must answer a lead, as an ISO-8601 text in UTC.
 * @param at the time at which the lead arrived, also an ISO-8601 text in UTC
 */
export function dueAt(at: string, hours: OfficeHours): string {
  return new Date(dueAfter(Date.parse(at), hours)).toISOString();
}

const lateMsMax = 30 * dayMs;
const leadsMax = 200;

/**
 * Builds an SQL condition that finds leads whose time of arrival is more than an hour in the future. Such a time was
 * written while the server's clock was wrong.
 */
export function cameAhead(createdAt: Expression<string | null>, now = Date.now()) {
  return isTooFarAhead(createdAt, hourMs, now);
}

const clockMails = [
  { kind: "reminder", column: "reminded_at", aheadMs: promisedMs / 4, until: remindUntil },
  { kind: "escalation", column: "escalated_at", aheadMs: 0, until: (now: number) => now },
] as const;

/**
 * Looks for leads that nobody has answered. Queues a reminder for each lead that is due soon, and an escalation for
 * each lead that is overdue. Does nothing outside office hours.
 *
 * Several instances of the server may call this at the same time. The database accepts one reminder event and one
 * escalation event per lead, and each event is committed together with its emails, so no email is queued twice.
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
            // The office learns of a quarantined lead only when the lead is released. So for such a lead, the wait for
            // the reminder and the escalation starts at the release.
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
      // A reopened lead gets a second reminder. The salt makes it different from the first one, because the queue of
      // emails drops duplicates.
      const salt = (reference: string) => events.get(reference) ?? "";
      await queueOfficeMessages(transaction, { kind, references: [...events.keys()], salt }, policy, now);
    });
}

export async function waitingOf(db: Db, references: readonly string[]): Promise<string[]> {
  const waiting = db.selectFrom("lead_waiting").select("reference");
  return (await waiting.where("reference", "in", references).execute()).map(({ reference }) => reference);
}
