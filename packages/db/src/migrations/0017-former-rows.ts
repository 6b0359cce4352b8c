import type { Migrating } from "../dialect.ts";

/**
 * Stores with each change the row as it was before the change. Until now, an entry "found" recorded each row when its
 * history began. These entries are no longer necessary.
 */
export async function formerRows({ run }: Migrating): Promise<void> {
  await run(`ALTER TABLE content_history ADD COLUMN former
  /* JSON of the row before the change; null: inserted */ TEXT`);
  await run(`UPDATE content_history SET former = (SELECT state FROM content_history AS earlier
  WHERE earlier.content_table = content_history.content_table AND earlier.slug = content_history.slug
  AND earlier.id < content_history.id ORDER BY earlier.id DESC LIMIT 1)`);
  await run("DELETE FROM content_history WHERE event = 'found'");
  await run(`ALTER TABLE content_revision ADD COLUMN made_by
  /* The value that triggers write into content_history.made_by. */ TEXT NOT NULL DEFAULT 'statement'`);
}
