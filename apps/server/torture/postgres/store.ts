import { openDatabase } from "@site/db/open";
import { findDamagedIndexes } from "@site/db/test/server-faults";
import type { Store } from "../evidence.ts";

/** Reads through connections that can only read. Call it only while the server runs. */
export function postgresStore(url: string): Store {
  return {
    async readState() {
      const { db, engine } = await openDatabase(url, { readOnly: true, statementMs: 0 });
      try {
        const columns = ["reference", "email", "status"] as const;
        const consultations = await db.selectFrom("consultation_requests").select(columns).execute();
        const contacts = await db.selectFrom("contact_submissions").select(columns).execute();
        return {
          leads: [...consultations, ...contacts],
          notifications: await db
            .selectFrom("notifications")
            .select(["reference", "message_id as messageId", "status"])
            .execute(),
          damage: [...(await engine.findDamage()), ...(await findDamagedIndexes(url))],
        };
      } finally {
        await db.destroy();
      }
    },
    async countUndelivered() {
      const { db } = await openDatabase(url, { readOnly: true });
      try {
        const open = db.selectFrom("notifications").select("id").where("status", "in", ["pending", "sending"]);
        return (await open.execute()).length;
      } finally {
        await db.destroy();
      }
    },
  };
}
