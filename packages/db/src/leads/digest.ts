import { type SqlBool, sql } from "kysely";
import { textToList } from "../columns.ts";
import type { Db } from "../open.ts";
import { canaryReference } from "../outbox/queue.ts";
import { isTooFarAhead } from "../outbox/wrong-clock.ts";
import { cameAhead } from "./clock.ts";
import { listLeadsOf } from "./inbox.ts";

/** ISO-8601 texts in UTC. `from` is inclusive, and `before` is exclusive. */
export type DigestPeriod = { from: string; before: string };

/** A list of the digest has at most this many rows. One more is read, to see whether there are others. */
export const digestRowsMax = 50;

/** The digest is the email that the office gets each morning. A lead appears in at most one of its lists. */
export async function readDigest(db: Db, { from, before }: DigestPeriod) {
  // A time in the future was written by a wrong clock. Its row is in every digest until that time comes.
  const isWithin = (name: "created_at" | "next_attempt_at") => {
    const column = sql.ref<string>(name);
    return sql<SqlBool>`(${column} >= ${from} AND ${column} < ${before} OR ${isTooFarAhead(column)})`;
  };
  const leads = db
    .selectFrom("lead_inbox")
    .select(["lead_inbox.reference", "lead_inbox.kind", "name", "company", "service", "sent_from", "message", "owner"])
    .limit(digestRowsMax + 1);
  const waiting = leads.select("due_at").where("status", "=", "new").orderBy("due_at");
  const arrived = waiting.where("created_at", "<", before).where("due_at", ">=", before);
  const answered = leads
    .innerJoin("lead_answered as answer", "answer.reference", "lead_inbox.reference")
    .select(["lead_inbox.status", "status_since"]);
  const quarantined = await leads
    .select(["spam_signals", "created_at", "status_since"])
    .where(isWithin("created_at"))
    .where("status", "=", "quarantined")
    .orderBy("created_at")
    .execute();
  // The table doesn't record when we gave up on a message, but `next_attempt_at` is close to that time.
  const failed = await db
    .selectFrom("notifications as message")
    .select(["message.reference", "message.kind", "message.last_error"])
    .where("message.status", "=", "dead")
    .where("message.reference", "<>", canaryReference)
    .where(isWithin("next_attempt_at"))
    .orderBy("message.id")
    .limit(digestRowsMax + 1)
    .execute();
  const theirs = failed.map(({ reference }) => reference);
  const leadsOf = new Map((await listLeadsOf(db, theirs)).map((lead) => [lead.reference, lead]));
  return {
    overdue: await waiting
      .where(({ eb, or }) => or([eb("due_at", "<", before), cameAhead(eb.ref("created_at"))]))
      .execute(),
    arrived: await arrived.execute(),
    quarantined: quarantined.map(({ spam_signals, created_at, status_since, ...lead }) => ({
      ...lead,
      // If the status changed after the arrival, a person marked the lead as spam, so the filter's reasons don't count.
      reasons: status_since === created_at ? textToList(spam_signals) : [],
    })),
    answered: await answered
      .where("answered_at", ">=", from)
      .where("answered_at", "<", before)
      .orderBy("answered_at")
      .execute(),
    // Newest first, because a list that began with the oldest leads would show the same ones every morning.
    open: await answered
      .where("lead_inbox.status", "=", "contacted")
      .where("answered_at", "<", from)
      .orderBy("answered_at", "desc")
      .execute(),
    failed: failed.map((message) => ({ ...message, lead: leadsOf.get(message.reference) ?? null })),
  };
}

export type Digest = Awaited<ReturnType<typeof readDigest>>;

/** Leads in `open` don't count as news, because the office contacted them earlier. */
export function isEmpty({ open, ...news }: Digest): boolean {
  return Object.values(news).every((rows) => rows.length === 0);
}

/** @param what "digest" for each morning, or "week" for the weekly figures, which are sent on Fridays */
export function digestReference(what: "digest" | "week", day: string): string {
  return `${what} ${day}`;
}

export function readDigestReference(reference: string): { isWeek: boolean; day: string } {
  const [what, day = ""] = reference.split(" ");
  return { isWeek: what === "week", day };
}

export async function lastDigestDay(db: Db, day: string): Promise<string | null> {
  const { last } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.max("reference").as("last"))
    .where("kind", "=", "digest")
    .where("reference", "<", digestReference("digest", day))
    .executeTakeFirstOrThrow();
  return last && readDigestReference(last).day;
}
