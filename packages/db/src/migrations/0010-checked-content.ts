import { type Kysely, sql } from "kysely";
import { dialects } from "../dialect.ts";
import type { Engine } from "../engine.ts";

/** What the triggers that refuse a slug, and the views with days of the office, read. */
export async function checkedContent(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE fixed_pages (
  -- First parts of the addresses that no row's page can have, because another page is there. Written at each start.
  slug TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL                              -- service: its row has this slug
) ${dialects[name].end}`);
  await run(`CREATE TABLE office_time (
  -- The office's clock, REPORT_TIME_ZONE: from an instant on, how far it is ahead of UTC. Written at each start.
  since TEXT PRIMARY KEY NOT NULL,                -- UTC, ISO-8601
  minutes INTEGER NOT NULL                        -- -360: six hours behind UTC
) ${dialects[name].end}`);
  // No statement has a number any more, and the functions have no trigger.
  await run("DROP INDEX content_history_change");
  if (name === "postgres") await run("DROP FUNCTION IF EXISTS check_sources(), follow_content_history()");
}
