import { leadTableNames } from "./words.ts";

const sqliteTriggersNow = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

export function sqliteTriggers(): readonly string[] {
  return [
    ...leadTableNames.map(
      (
        table,
      ) => `CREATE TRIGGER ${table}_records_status AFTER UPDATE OF status ON ${table} WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${sqliteTriggersNow}, 'status', OLD.status, NEW.status);
END`,
    ),
    sqliteTriggersCheckSources("insert", "INSERT"),
    sqliteTriggersCheckSources("update", "UPDATE OF sources"),
  ];
}

/** A trigger, because a CHECK of SQLite can't look at the entries of an array. */
function sqliteTriggersCheckSources(name: string, event: string): string {
  const isText = (key: string, pattern: string) => `coalesce(json_extract(value, '$.${key}') LIKE '${pattern}', 0)`;
  const isDate = `(coalesce(json_type(value, '$.checkedOn'), '') = 'null' OR ${isText("checkedOn", "____-__-__")})`;
  const isSource = [isText("title", "_%"), isText("publisher", "_%"), isText("url", "https://_%"), isDate].join(
    " AND ",
  );
  return `CREATE TRIGGER blog_posts_checks_sources_on_${name} BEFORE ${event} ON blog_posts BEGIN
  SELECT RAISE(ABORT, 'a source has "title", "publisher", "url" (https://...) and "checkedOn" (YYYY-MM-DD or null)')
  FROM json_each(NEW.sources) WHERE type <> 'object' OR NOT (${isSource});
END`;
}

/** As the tables hold an instant: UTC, ISO-8601, milliseconds. */
const postgresTriggersNow = `to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export function postgresTriggers(): readonly string[] {
  return [
    `CREATE FUNCTION record_lead_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${postgresTriggersNow}, 'status', OLD.status, NEW.status);
  RETURN NULL;
END $$`,
    ...leadTableNames.map(
      (table) => `CREATE TRIGGER ${table}_records_status AFTER UPDATE OF status ON ${table}
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION record_lead_status()`,
    ),
    postgresTriggersCheckSources(),
    `CREATE TRIGGER blog_posts_checks_sources BEFORE INSERT OR UPDATE OF sources ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION check_sources()`,
  ];
}

/** For a trigger, because a CHECK can't hold a subquery. */
function postgresTriggersCheckSources(): string {
  const isText = (key: string, pattern: string) => `coalesce(entry ->> '${key}' LIKE '${pattern}', false)`;
  const isDate = `(coalesce(json_typeof(entry -> 'checkedOn'), '') = 'null' OR ${isText("checkedOn", "____-__-__")})`;
  const isSource = [isText("title", "_%"), isText("publisher", "_%"), isText("url", "https://_%"), isDate].join(
    " AND ",
  );
  return `CREATE FUNCTION check_sources() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF json_typeof(NEW.sources::json) = 'array' AND EXISTS (
    SELECT 1 FROM json_array_elements(NEW.sources::json) AS entry
    WHERE CASE WHEN json_typeof(entry) = 'object' THEN NOT (${isSource}) ELSE true END
  ) THEN
    RAISE EXCEPTION 'a source has "title", "publisher", "url" (https://...) and "checkedOn" (YYYY-MM-DD or null)';
  END IF;
  RETURN NEW;
END $$`;
}
