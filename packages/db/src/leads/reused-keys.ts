import type { Db } from "../open.ts";
import { leadTables } from "./lead-tables.ts";

/** By partner, how many leads since this moment came under a key of another of them. @param from UTC, ISO-8601 */
export async function countReusedKeys(db: Db, from: string): Promise<{ partner: string; count: number }[]> {
  const reused = new Map<string, number>();
  for (const table of leadTables) {
    const rows = await db
      .selectFrom(table)
      // A partner is the last touch of its leads.
      .select("last_utm_source as partner")
      .select(({ fn }) => [
        fn.count<number>("partner_key_hash").as("leads"),
        fn.count<number>("partner_key_hash").distinct().as("keys"),
      ])
      .where("created_at", ">=", from)
      .where("partner_key_hash", "is not", null)
      .groupBy("last_utm_source")
      .execute();
    for (const { partner, leads, keys } of rows)
      if (partner !== null && leads > keys) reused.set(partner, (reused.get(partner) ?? 0) + leads - keys);
  }
  return [...reused].map(([partner, count]) => ({ partner, count }));
}
