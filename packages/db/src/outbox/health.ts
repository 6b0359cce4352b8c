import { type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { isOfficeKind } from "./kinds.ts";
import { canaryReference, isOfPerson, type NotifyPolicy, queueOfficeMessages } from "./queue.ts";

export async function readFailing(db: Db) {
  const rows = await db
    .selectFrom("notifications")
    .select(["channel", "kind", "recipient", "last_error"])
    .where(isUndelivered)
    .where("status", "<>", "dead")
    .where("attempts", ">", 1)
    .where(isOfPerson)
    .where("last_error", "is not", null)
    .orderBy("id", "desc")
    .execute();
  const whose = ({ channel, kind, recipient }: (typeof rows)[number]) =>
    `${kind} ${channel} ${isOfficeKind(kind) ? recipient : ""}`;
  return [...Map.groupBy(rows, whose).values()].flatMap((failing) => {
    const [newest] = failing;
    return newest === undefined ? [] : [{ ...newest, count: failing.length }];
  });
}

const newestMails = 200;

export async function readAcceptSeconds(db: Db): Promise<number> {
  const newest = await db
    .selectFrom("notifications")
    .select("accept_seconds")
    .where("status", "=", "sent")
    .orderBy("id", "desc")
    .limit(newestMails)
    .execute();
  return Math.max(0, ...newest.map((row) => row.accept_seconds ?? 0));
}

/** A literal, because SQLite can't use a partial index if the status is a parameter. */
const isUndelivered = sql<SqlBool>`status <> 'sent'`;

export function readUndelivered(db: Db) {
  return db
    .selectFrom("notifications")
    .select(["channel", "kind", "status"])
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min("created_at").as("oldest"),
      fn.max("created_at").as("newest"),
    ])
    .where(isUndelivered)
    .where(isOfPerson)
    .groupBy(["channel", "kind", "status"])
    .orderBy("channel")
    .orderBy("kind")
    .orderBy("status")
    .execute();
}

/** `quarantine` lists the spam signals for which a real lead would have been quarantined. */
type Run = { reference: string; quarantine: string | null };

export async function replaceCanary(db: Db, run: Run, policy: NotifyPolicy): Promise<void> {
  await db.deleteFrom("notifications").where("reference", "=", canaryReference).execute();
  await db
    .insertInto("canary")
    .values({ id: 1, ...run })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(run))
    .execute();
  if (run.quarantine !== null) return;
  await queueOfficeMessages(db, { kind: "office", references: [canaryReference], salt: run.reference }, policy);
}

/** @returns undefined if a later run has replaced this run */
export async function findCanary(db: Db, reference: string) {
  const run = await db.selectFrom("canary").select("quarantine").where("reference", "=", reference).executeTakeFirst();
  if (run === undefined) return undefined;
  const notifications = await db
    .selectFrom("notifications")
    .select(["channel", "recipient", "status", "attempts", "last_error"])
    .where("reference", "=", canaryReference)
    .orderBy("id")
    .execute();
  return { ...run, notifications };
}

export async function markCanaryArrived(db: Db, reference: string): Promise<void> {
  await db.updateTable("canary").set({ arrived_at: nowText() }).where("reference", "=", reference).execute();
}

/** The last time at which all notifications of a canary arrived. */
export async function readCanaryArrival(db: Db): Promise<Date | null> {
  const row = await db.selectFrom("canary").select("arrived_at").executeTakeFirst();
  return row?.arrived_at ? new Date(row.arrived_at) : null;
}
