import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { canaryReference, type NotifyPolicy, queueCanaryNotifications } from "./queue.ts";

/** A run as the site took it: quarantine is null, or says why its spam rules would hide such a lead. */
type Run = { reference: string; quarantine: string | null };

/** Replaces the former run by this one, and notifies the office of it. @param db the transaction that stores the lead */
export async function replaceCanary(db: Db, run: Run, policy: NotifyPolicy): Promise<void> {
  await db.deleteFrom("notifications").where("reference", "=", canaryReference).execute();
  await db
    .insertInto("canary")
    .values({ id: 1, ...run })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(run))
    .execute();
  if (run.quarantine === null) await queueCanaryNotifications(db, run.reference, policy);
}

/** The run with this reference and its notifications; undefined: another one took its place, or there was none. */
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

/** When a canary last arrived everywhere; null: never. */
export async function readCanaryArrival(db: Db): Promise<Date | null> {
  const row = await db.selectFrom("canary").select("arrived_at").executeTakeFirst();
  return row?.arrived_at ? new Date(row.arrived_at) : null;
}
