import { setTimeout as delay } from "node:timers/promises";
import { inspectSpool } from "@site/db/intake/spool-files";
import { leadTables } from "@site/db/leads/lead-fields";
import { openDatabase } from "@site/db/open";
import { sql } from "kysely";

const drainStallMsMax = 30_000;

/** Reads the database of either engine. */
export async function readStored(databaseUrl: string) {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  try {
    const tables = await Promise.all(leadTables.map((table) => db.selectFrom(table).selectAll().execute()));
    const leads = tables.flat().map(({ reference, status, ...fields }) => ({
      reference,
      status,
      fields: fields as Record<string, unknown>, // the columns of two tables
    }));
    const columns = ["reference", "message_id as messageId", "status"] as const;
    const notifications = await db.selectFrom("notifications").select(columns).execute();
    const check = sql<{ found: string }>`SELECT integrity_check AS found FROM pragma_integrity_check`;
    const { rows } = databaseUrl.startsWith("file:") ? await check.execute(db) : { rows: [] };
    return { leads, notifications, damage: rows.map(({ found }) => found).filter((found) => found !== "ok") };
  } finally {
    await db.destroy();
  }
}

/** Waits until the spools and the outbox are empty or make no progress, because the time depends on the number of leads. */
export async function drain(databaseUrl: string, spools: readonly string[]): Promise<void> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  try {
    const open = db.selectFrom("notifications").select("id").where("status", "in", ["pending", "sending"]);
    let left = Number.POSITIVE_INFINITY;
    for (let progressAt = performance.now(); left > 0 && performance.now() - progressAt < drainStallMsMax; ) {
      const spooled = spools.reduce((sum, folder) => sum + inspectSpool(folder).waiting, 0);
      const now = spooled + (await open.execute()).length;
      if (now < left) progressAt = performance.now();
      left = now;
      if (left > 0) await delay(200);
    }
  } finally {
    await db.destroy();
  }
}
