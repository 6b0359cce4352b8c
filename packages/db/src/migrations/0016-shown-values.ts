import { type Kysely, sql } from "kysely";
import { dialects } from "../dialect.ts";
import type { Engine } from "../engine.ts";

/** From now on, triggers of `derived.ts` refuse blank, unprintable and implausible content. Rows that have it stay. */
export async function shownValues(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE icons (
  -- The icons of services and specialties. Written at each start.
  name TEXT PRIMARY KEY NOT NULL
) ${dialects[name].end}`);
  // The release that used them may start again.
  await run("INSERT INTO icons SELECT icon FROM services UNION SELECT icon FROM specialties");
}
