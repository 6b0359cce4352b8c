import { type Kysely, sql } from "kysely";
import { contentTables } from "./columns.ts";
import { checkTriggers } from "./content/checks.ts";
import { followContent } from "./content/history.ts";
import { triggerStatements } from "./dialect.ts";
import type { Engine } from "./engine.ts";
import { leadTables } from "./leads/lead-fields.ts";
import { viewsOf } from "./leads/views.ts";

/** Drops views and triggers. On PostgreSQL it keeps the views, because other users' rights and views depend on them. */
export async function dropDerived(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (name === "sqlite") for (const view of Object.keys(viewsOf(name))) await run(`DROP VIEW IF EXISTS ${view}`);
  // Removes the time limits, because the migration that follows may rewrite a large table.
  else await run("SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)");
  const { rows } = await (name === "sqlite"
    ? sql<Trigger>`SELECT name, tbl_name AS "table" FROM sqlite_schema WHERE type = 'trigger'`.execute(db)
    : sql<Trigger>`SELECT tgname AS name, relname AS "table" FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
        WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace`.execute(db));
  for (const { name: trigger, table } of rows)
    if (new RegExp(`^${table}_(?:checks|follows|bumps|erases)`).test(trigger))
      await run(`DROP TRIGGER ${trigger}${name === "postgres" ? ` ON ${table}` : ""}`);
}

type Trigger = { name: string; table: string };

export async function makeDerived(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const [view, select] of Object.entries(viewsOf(engine.name)))
    await run(engine.name === "sqlite" ? `CREATE VIEW ${view} AS\n  ${select}` : await replacing(db, view, select));
  for (const statement of [...checkTriggers(engine.name), ...erasingTriggers(engine.name)]) await run(statement);
  for (const table of contentTables) await followContent(db, engine, table);
}

/** Makes triggers that delete a lead's notifications and events with the lead. They keep the event `erased`. */
function erasingTriggers(name: Engine["name"]): readonly string[] {
  const body = `DELETE FROM lead_events WHERE reference = OLD.reference AND event <> 'erased';
  DELETE FROM notifications WHERE reference = OLD.reference AND kind <> 'newsletter';`;
  return leadTables.flatMap((table) =>
    triggerStatements(name, { trigger: `${table}_erases`, event: "AFTER DELETE", table, body }),
  );
}

/** PostgreSQL replaces a view only if it keeps the order of existing columns and adds new ones at the end. */
async function replacing(db: Kysely<unknown>, view: string, select: string): Promise<string> {
  const columnsOf = async (name: string) => {
    const { rows } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
      WHERE attrelid = to_regclass(${name}) AND attnum > 0 ORDER BY attnum`.execute(db);
    return rows.map(({ name }) => name);
  };
  const known = await columnsOf(view);
  await sql.raw(`CREATE VIEW made_anew AS ${select}`).execute(db);
  const made = await columnsOf("made_anew");
  await sql`DROP VIEW made_anew`.execute(db);
  const columns = [...known, ...made.filter((column) => !known.includes(column))];
  return `CREATE OR REPLACE VIEW ${view} AS SELECT ${columns.join(", ")} FROM (\n  ${select}\n) AS made`;
}
