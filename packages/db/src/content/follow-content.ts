import { type Kysely, sql } from "kysely";
import { dialects } from "../dialect.ts";
import type { Engine } from "../engine.ts";

const unfollowed = "seed_hash";

const history = "INSERT INTO content_history (changed_at, content_table, slug, event, state)";

/** Makes the triggers that record each changed row and raise the revision. Records rows without history as found. */
export async function followContent(db: Kysely<unknown>, { name }: Pick<Engine, "name">, table: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns.map((column) => column.name) ?? [];
  const followed = columns.filter((column) => column !== unfollowed);
  const state = (row: string) =>
    name === "sqlite"
      ? `json_object(${followed.map((column) => `'${column}', ${row}.${column}`).join(", ")})`
      : `(to_jsonb(${row}) - '${unfollowed}')::text`;
  const find = `INSERT INTO content_history (changed_at, content_table, slug, event, state, made_by)
  SELECT ${dialects[name].now}, '${table}', slug, 'found', ${state(table)}, 'release' FROM ${table} WHERE NOT EXISTS (
    SELECT 1 FROM content_history AS known WHERE known.content_table = '${table}' AND known.slug = ${table}.slug)`;
  for (const statement of [...(name === "sqlite" ? sqliteTriggers(table, state) : postgresTriggers(table)), find])
    await sql.raw(statement).execute(db);
}

const raise = (now: string) => `UPDATE content_revision SET revision = revision + 1, changed_at = ${now};`;

function sqliteTriggers(table: string, state: (row: string) => string): string[] {
  const { now } = dialects.sqlite;
  const gone = `${history} SELECT ${now}, '${table}', OLD.slug, 'delete', NULL`;
  const came = (event: string) => `${history} SELECT ${now}, '${table}', NEW.slug, ${event}, ${state("NEW")};`;
  // A row with a new slug is a different page.
  const renamed = `${gone} WHERE OLD.slug <> NEW.slug; ${came("iif(OLD.slug = NEW.slug, 'update', 'insert')")}`;
  const trigger = (event: string, condition: string, body: string) =>
    `CREATE TRIGGER ${table}_follows_${event} AFTER ${event} ON ${table} ${condition} BEGIN\n  ${body}\n  ${raise(now)}\nEND`;
  return [
    trigger("insert", "", came("'insert'")),
    trigger("update", `WHEN ${state("OLD")} <> ${state("NEW")}`, renamed),
    trigger("delete", "", `${gone};`),
  ];
}

function postgresTriggers(table: string): string[] {
  const { now } = dialects.postgres;
  return [
    `CREATE OR REPLACE FUNCTION follow_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := CASE WHEN TG_OP IN ('UPDATE', 'DELETE') THEN to_jsonb(OLD) - '${unfollowed}' END;
  later jsonb := CASE WHEN TG_OP IN ('UPDATE', 'INSERT') THEN to_jsonb(NEW) - '${unfollowed}' END;
BEGIN
  IF former = later THEN RETURN NULL; END IF;
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('${history} SELECT $1, $2, slug, ''delete'', NULL FROM %I', TG_TABLE_NAME) USING ${now}, TG_TABLE_NAME;
  END IF;
  IF former ->> 'slug' <> coalesce(later ->> 'slug', '') THEN
    ${history} VALUES (${now}, TG_TABLE_NAME, OLD.slug, 'delete', NULL);
  END IF;
  IF later IS NOT NULL THEN
    ${history} VALUES (${now}, TG_TABLE_NAME, NEW.slug,
      CASE WHEN former ->> 'slug' = NEW.slug THEN 'update' ELSE 'insert' END, later::text);
  END IF;
  ${raise(now)}
  RETURN NULL;
END $$`,
    `CREATE TRIGGER ${table}_follows AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION follow_content()`,
    `CREATE TRIGGER ${table}_follows_truncate BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION follow_content()`,
  ];
}
