import type { Db } from "./open.ts";

/** A number that is higher after every change of a content table, also one made in a SQL shell. */
export async function readContentRevision(db: Db): Promise<number> {
  const row = await db.selectFrom("content_revision").select("revision").executeTakeFirstOrThrow();
  return row.revision;
}
