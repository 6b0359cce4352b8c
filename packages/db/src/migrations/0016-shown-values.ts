import type { Migrating } from "../dialect.ts";

export async function shownValues({ dialect, run }: Migrating): Promise<void> {
  await run(`CREATE TABLE icons (
  -- The icons of services and specialties. Written at each start.
  name TEXT PRIMARY KEY NOT NULL
) ${dialect.end}`);
  // Icons of existing rows stay valid even if this release lacks them: the previous release may start again.
  await run("INSERT INTO icons SELECT icon FROM services UNION SELECT icon FROM specialties");
}
