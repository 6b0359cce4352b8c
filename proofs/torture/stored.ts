import { setTimeout as delay } from "node:timers/promises";
import { inspectSpool } from "@site/db/intake/spool-files";
import { type LeadKind, leadFields } from "@site/db/leads/lead-fields";
import { openDatabase } from "@site/db/open";
import { sql } from "kysely";

export type StoredLead = { reference: string; status: string; fields: Record<string, string> };
export type StoredNotification = { reference: string; messageId: string; status: string };
export type Stored = { leads: StoredLead[]; notifications: StoredNotification[]; damage: string[] };

const tables = { consultation: "consultation_requests", contact: "contact_submissions" } as const;
const drainStallMsMax = 30_000;

/** Reads the database of either engine. */
export async function readStored(databaseUrl: string): Promise<Stored> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  try {
    const leads: StoredLead[] = [];
    for (const form of ["consultation", "contact"] as const satisfies LeadKind[]) {
      for (const { reference, status, ...row } of await db.selectFrom(tables[form]).selectAll().execute()) {
        const fields = Object.entries(row).filter(([column]) => column in leadFields[form]);
        leads.push({ reference, status, fields: Object.fromEntries(fields) as Record<string, string> }); // the columns of fields are texts
      }
    }
    const notifications = db.selectFrom("notifications").select(["reference", "message_id as messageId", "status"]);
    const isFile = databaseUrl.startsWith("file:");
    const { rows } = isFile
      ? await sql<{ found: string }>`SELECT integrity_check AS found FROM pragma_integrity_check`.execute(db)
      : { rows: [] };
    const damage = rows.map(({ found }) => found).filter((found) => found !== "ok");
    return { leads, notifications: await notifications.execute(), damage };
  } finally {
    await db.destroy();
  }
}

/**
 * Waits until the spools and the outbox are empty or make no progress, because the time depends on the number of leads.
 * @param spools folders of the servers' spools
 */
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
