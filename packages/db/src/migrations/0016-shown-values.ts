import type { Migrating } from "../dialect.ts";

export async function shownValues({ dialect, run }: Migrating): Promise<void> {
  await run(`CREATE TABLE icons (
  -- The icons of services and specialties. Written at each start.
  name TEXT PRIMARY KEY NOT NULL
) ${dialect.end}`);
  // This includes icons that the release no longer has, because after a rollback the previous release needs them.
  await run("INSERT INTO icons SELECT icon FROM services UNION SELECT icon FROM specialties");
}
