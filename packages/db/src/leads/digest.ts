import { textToList } from "../columns.ts";
import type { Db } from "../open.ts";
import { isOfPerson } from "../outbox/queue.ts";

/** Half-open, UTC, ISO-8601. */
export type DigestPeriod = { from: string; before: string };

/** Of each list, so that the mail stays readable; one more is read, to see that there are more. */
export const digestRowsMax = 50;

const answers = ["contacted", "won", "lost"] as const;

/** What happened in a period, and what is overdue or was given up at its end. */
export async function readDigest(db: Db, { from, before }: DigestPeriod) {
  const leads = db
    .selectFrom("lead_inbox")
    .select(["reference", "kind", "name", "spam_signals"])
    .where("created_at", ">=", from)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(digestRowsMax + 1);
  const quarantined = await leads.where("status", "=", "quarantined").execute();
  return {
    overdue: await db
      .selectFrom("lead_waiting")
      .select(["reference", "kind", "name"])
      .where("due_at", "<", before)
      .orderBy("due_at")
      .limit(digestRowsMax + 1)
      .execute(),
    arrived: await leads.where("status", "<>", "quarantined").execute(),
    answered: await db
      .selectFrom("lead_events as event")
      .innerJoin("lead_inbox as lead", "lead.reference", "event.reference")
      .select(["lead.reference", "lead.kind", "lead.name", "lead.status"])
      .distinct()
      .where("event.to_status", "in", answers)
      .where("event.happened_at", ">=", from)
      .where("event.happened_at", "<", before)
      .orderBy("lead.reference")
      .limit(digestRowsMax + 1)
      .execute(),
    quarantined: quarantined.map(({ spam_signals, ...lead }) => ({ ...lead, reasons: textToList(spam_signals) })),
    // A message that was given up keeps the end of its last lease.
    failed: await db
      .selectFrom("notifications")
      .select(["reference", "kind", "channel", "attempts"])
      .where("status", "=", "dead")
      .where(isOfPerson)
      .where("next_attempt_at", ">=", from)
      .where("next_attempt_at", "<", before)
      .orderBy("id")
      .limit(digestRowsMax + 1)
      .execute(),
  };
}

export type Digest = Awaited<ReturnType<typeof readDigest>>;

export function isEmpty(digest: Digest): boolean {
  return Object.values(digest).every((rows) => rows.length === 0);
}

/** The reference of a day's digest in the outbox. @param day such as 2026-11-23 */
export function digestReference(day: string): string {
  return `digest ${day}`;
}

export function dayOfDigest(reference: string): string {
  return reference.slice(digestReference("").length);
}

/** The day of the last digest before this day's; null: the outbox holds none. */
export async function lastDigestDay(db: Db, day: string): Promise<string | null> {
  const { last } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.max("reference").as("last"))
    .where("kind", "=", "digest")
    .where("reference", "<", digestReference(day))
    .executeTakeFirstOrThrow();
  return last && dayOfDigest(last);
}
