import { type Kysely, sql } from "kysely";
import { dialects } from "../dialect.ts";
import type { Engine } from "../engine.ts";

export async function shownValues(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE icons (
  -- The icons of services and specialties. Written at each start.
  name TEXT PRIMARY KEY NOT NULL
) ${dialects[name].end}`);
  // Icons that this release lacks stay valid, because the previous release may start again.
  await run("INSERT INTO icons SELECT icon FROM services UNION SELECT icon FROM specialties");
}
