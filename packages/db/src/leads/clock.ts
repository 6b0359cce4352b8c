import { closedUntil, dueAfter, promisedMs, remindUntil } from "@site/content/office/due";
import type { OfficeHours } from "@site/content/office/hours";
import { type Expression, sql } from "kysely";
import { type Db, inTransaction } from "../open.ts";
import { type NotifyPolicy, queueOfficeMessages } from "../outbox/queue.ts";
import { isTooFarAhead } from "../outbox/wrong-clock.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Both times are in UTC and ISO 8601. */
export function dueAt(at: string, hours: OfficeHours): string {
  return new Date(dueAfter(Date.parse(at), hours)).toISOString();
}

const lateMsMax = 30 * dayMs;
const leadsMax = 200;

/** A time of arrival more than an hour ahead was written while the server's clock was wrong. */
export function cameAhead(createdAt: Expression<string | null>, now = Date.now()) {
  return isTooFarAhead(createdAt, hourMs, now);
}

const clockMails = [
  { kind: "reminder", column: "reminded_at", aheadMs: promisedMs / 4, until: remindUntil },
  { kind: "escalation", column: "escalated_at", aheadMs: 0, until: (now: number) => now },
] as const;

/**
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
            // The office learns of a quarantined lead only when it is released, so the reminder waits from then on.
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
      // A reopened lead gets a second reminder. Without this salt, the queue would drop it as a duplicate.
      const salt = (reference: string) => events.get(reference) ?? "";
      await queueOfficeMessages(transaction, { kind, references: [...events.keys()], salt }, policy, now);
    });
}

export async function waitingOf(db: Db, references: readonly string[]): Promise<string[]> {
  const waiting = db.selectFrom("lead_waiting").select("reference");
  return (await waiting.where("reference", "in", references).execute()).map(({ reference }) => reference);
}
