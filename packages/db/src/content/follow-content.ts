import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** No content: the seed's mark of what it wrote. */
const unfollowed = "seed_hash";

const history = "INSERT INTO content_history (changed_at, content_table, slug, event, state)";

/**
 * Makes the triggers of a content table: each change of a row leaves its state in `content_history`, which makes every
 * page stale. A migration calls this for a new content table, and again after it added a column to one; before it drops a
 * column, it drops the triggers.
 */
export async function followContent(db: Kysely<unknown>, { name }: Pick<Engine, "name">, table: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns.map((column) => column.name) ?? [];
  const state = (row: string) =>
    name === "sqlite"
      ? `json_object(${columns.filter((column) => column !== unfollowed).map((column) => `'${column}', ${row}.${column}`)})`
      : stateOnServer(row);
  const statements = name === "sqlite" ? sqliteTriggers(table, state) : postgresTriggers(table);
  for (const statement of statements) await sql.raw(statement).execute(db);
  const now = name === "sqlite" ? sqliteNow : postgresNow;
  await sql.raw(`${history} SELECT ${now}, '${table}', slug, 'found', ${state(table)} FROM ${table}`).execute(db);
}

const sqliteNow = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

function sqliteTriggers(table: string, state: (row: string) => string): string[] {
  const record = (event: string, row: "OLD" | "NEW", condition = "true") =>
    `${history} SELECT ${sqliteNow}, '${table}', ${row}.slug, '${event}', ${row === "OLD" ? "NULL" : state(row)} WHERE ${condition};`;
  const bodies = {
    insert: record("insert", "NEW"),
    // A row with another slug is another page.
    update: [
      record("delete", "OLD", "OLD.slug <> NEW.slug"),
      record("insert", "NEW", "OLD.slug <> NEW.slug"),
      record("update", "NEW", `OLD.slug = NEW.slug AND ${state("OLD")} <> ${state("NEW")}`),
    ].join("\n  "),
    delete: record("delete", "OLD"),
  };
  return Object.entries(bodies).flatMap(([event, body]) => [
    `DROP TRIGGER IF EXISTS ${table}_bumps_revision_on_${event}`,
    `DROP TRIGGER IF EXISTS ${table}_follows_${event}`,
    `CREATE TRIGGER ${table}_follows_${event} AFTER ${event} ON ${table} BEGIN\n  ${body}\nEND`,
  ]);
}

/** As the tables hold an instant: UTC, ISO-8601, milliseconds. */
const postgresNow = `to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const stateOnServer = (row: string) => `(to_jsonb(${row}) - '${unfollowed}')::text`;

/** One event of a statement for all its rows, which `former` and `later` hold. */
function postgresTriggers(table: string): string[] {
  const tables = {
    insert: "NEW TABLE AS later",
    update: "OLD TABLE AS former NEW TABLE AS later",
    delete: "OLD TABLE AS former",
  };
  return [
    `DROP TRIGGER IF EXISTS ${table}_bumps_revision ON ${table}`,
    `DROP TRIGGER IF EXISTS ${table}_bumps_revision_on_truncate ON ${table}`,
    ...Object.entries(tables).map(
      ([event, names]) => `CREATE OR REPLACE TRIGGER ${table}_follows_${event} AFTER ${event} ON ${table}
  REFERENCING ${names} FOR EACH STATEMENT EXECUTE FUNCTION follow_content()`,
    ),
    `CREATE OR REPLACE TRIGGER ${table}_follows_truncate BEFORE TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION follow_content()`,
  ];
}

/** States of one row that its history keeps, beside the last of each day. */
const statesKept = 100;

/** What follows from each new row of the history, on both engines, in a trigger of a row. */
const afterEach = (
  now: string,
) => `UPDATE content_revision SET revision = revision + 1, changed_at = ${now} WHERE NEW.event <> 'found';
  DELETE FROM content_history WHERE id = (
    SELECT id FROM content_history AS each WHERE each.content_table = NEW.content_table AND each.slug = NEW.slug
    ORDER BY id DESC LIMIT 1 OFFSET ${statesKept}
  ) AND EXISTS (
    SELECT 1 FROM content_history AS later WHERE later.content_table = NEW.content_table AND later.slug = NEW.slug
    AND later.id > content_history.id AND substr(later.changed_at, 1, 10) = substr(content_history.changed_at, 1, 10)
  );`;

/** The triggers of the history itself, and the function of all content tables. */
export function historyTriggers(name: Engine["name"]): readonly string[] {
  if (name === "sqlite")
    return [
      // SQLite's 'now' stands still during a statement, and a statement changes a row once: statements of one millisecond
      // count as one until a row comes again.
      `CREATE TRIGGER content_history_follows AFTER INSERT ON content_history BEGIN
  UPDATE content_history SET change = coalesce((SELECT change FROM content_history AS former WHERE former.id = NEW.id - 1
    AND former.changed_at = NEW.changed_at AND former.content_table = NEW.content_table AND NOT EXISTS (
      SELECT 1 FROM content_history AS again WHERE again.content_table = NEW.content_table AND again.slug = NEW.slug
      AND again.change = former.change
    )), NEW.id) WHERE id = NEW.id;
  ${afterEach(sqliteNow)}
END`,
    ];
  const recordAll =
    "INSERT INTO content_history (change, changed_at, content_table, slug, event, state) SELECT number, now, TG_TABLE_NAME,";
  return [
    `CREATE FUNCTION follow_content_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${afterEach(postgresNow)}
  RETURN NULL;
END $$`,
    `CREATE TRIGGER content_history_follows AFTER INSERT ON content_history
  FOR EACH ROW EXECUTE FUNCTION follow_content_history()`,
    `CREATE FUNCTION follow_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number integer := nextval(pg_get_serial_sequence('content_history', 'id'));
  now text := ${postgresNow};
BEGIN
  IF TG_OP = 'INSERT' THEN
    ${recordAll} slug, 'insert', ${stateOnServer("later")} FROM later;
  ELSIF TG_OP = 'DELETE' THEN
    ${recordAll} slug, 'delete', NULL FROM former;
  ELSIF TG_OP = 'UPDATE' THEN
    ${recordAll} slug, 'delete', NULL FROM former WHERE slug NOT IN (SELECT slug FROM later);
    ${recordAll} later.slug, CASE WHEN former.slug IS NULL THEN 'insert' ELSE 'update' END, ${stateOnServer("later")}
    FROM later LEFT JOIN former ON former.slug = later.slug
    WHERE former.slug IS NULL OR ${stateOnServer("former")} <> ${stateOnServer("later")};
  ELSE
    EXECUTE format('INSERT INTO content_history (change, changed_at, content_table, slug, event)
      SELECT $1, $2, $3, slug, ''delete'' FROM %I', TG_TABLE_NAME) USING number, now, TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$`,
  ];
}
