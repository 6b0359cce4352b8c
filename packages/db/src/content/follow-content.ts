import { type Kysely, sql } from "kysely";
import { dialects, triggerStatements } from "../dialect.ts";
import type { Engine } from "../engine.ts";

/** Makes the triggers that record each changed row and raise the revision. Records rows without history as `found`. */
export async function followContent(db: Kysely<unknown>, { name }: Pick<Engine, "name">, table: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns.map((column) => column.name) ?? [];
  const followed = columns.filter((column) => column !== "seed_hash");
  const state = (row: string) =>
    name === "sqlite"
      ? `json_object(${followed.map((column) => `'${column}', ${row}.${column}`).join(", ")})`
      : `(to_jsonb(${row}) - 'seed_hash')::text`;
  const { now } = dialects[name];
  const record = (slug: string, event: string, after: string, made_by = "statement") =>
    `INSERT INTO content_history (changed_at, content_table, slug, event, state, made_by)
  SELECT ${now}, '${table}', ${slug}, ${event}, ${after}, '${made_by}'`;
  const gone = record("OLD.slug", "'delete'", "NULL");
  const follow = (event: string, body: string, more: { when?: string; each?: "STATEMENT" } = {}) =>
    triggerStatements(name, {
      trigger: `${table}_follows_${event.split(" ")[1]?.toLowerCase()}`,
      event,
      table,
      body: `${body};\n  UPDATE content_revision SET revision = revision + 1, changed_at = ${now};`,
      ...more,
    });
  // If the slug changes, the row becomes another page, so the history has a deletion and an insertion.
  const changed = `${gone} WHERE OLD.slug <> NEW.slug;
  ${record("NEW.slug", "CASE WHEN OLD.slug = NEW.slug THEN 'update' ELSE 'insert' END", state("NEW"))}`;
  const statements = [
    ...follow("AFTER INSERT", record("NEW.slug", "'insert'", state("NEW"))),
    ...follow("AFTER UPDATE", changed, { when: `${state("OLD")} <> ${state("NEW")}` }),
    ...follow("AFTER DELETE", gone),
    ...(name === "sqlite"
      ? []
      : follow("BEFORE TRUNCATE", `${record("slug", "'delete'", "NULL")} FROM ${table}`, { each: "STATEMENT" })),
    `${record("slug", "'found'", state(table), "release")} FROM ${table} WHERE NOT EXISTS (
    SELECT 1 FROM content_history AS known WHERE known.content_table = '${table}' AND known.slug = ${table}.slug)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
