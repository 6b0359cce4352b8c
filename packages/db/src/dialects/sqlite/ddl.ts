import type { Ddl } from "../../engine.ts";

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

function bumpRevision(table: string): readonly string[] {
  return ["INSERT", "UPDATE", "DELETE"].map(
    (event) => `CREATE TRIGGER ${table}_bumps_revision_on_${event.toLowerCase()} AFTER ${event} ON ${table} BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = ${now};
END`,
  );
}

function recordStatus(table: string): readonly string[] {
  return [
    `CREATE TRIGGER ${table}_records_status AFTER UPDATE OF status ON ${table} WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${now}, 'status', OLD.status, NEW.status);
END`,
  ];
}

/** A trigger, because a CHECK of SQLite can't look at the entries of an array. */
function checkSources(table: string): readonly string[] {
  const isText = (key: string, pattern: string) => `coalesce(json_extract(value, '$.${key}') LIKE '${pattern}', 0)`;
  const isSource = [
    ...["title", "publisher"].map((key) => isText(key, "_%")),
    isText("url", "https://_%"),
    `(coalesce(json_type(value, '$.checkedOn'), '') = 'null' OR ${isText("checkedOn", "____-__-__")})`,
  ];
  return ["INSERT", "UPDATE OF sources"].map(
    (
      event,
    ) => `CREATE TRIGGER ${table}_checks_sources_on_${event.slice(0, 6).toLowerCase()} BEFORE ${event} ON ${table} BEGIN
  SELECT RAISE(ABORT, 'a source has "title", "publisher", "url" (https://...) and "checkedOn" (YYYY-MM-DD or null)')
  FROM json_each(NEW.sources) WHERE type <> 'object' OR NOT (${isSource.join(" AND ")});
END`,
  );
}

export const sqliteDdl: Ddl = {
  id: "INTEGER PRIMARY KEY",
  tableEnd: "STRICT",
  isJsonArray: (column) => `json_valid(${column}) AND json_type(${column}) = 'array'`,
  dropTrigger: (trigger) => `DROP TRIGGER IF EXISTS ${trigger}`,
  replaceView: (view, query) => [`DROP VIEW ${view}`, `CREATE VIEW ${view} AS\n${query}`],
  bumpRevision,
  checkSources,
  recordStatus,
  comment: null,
};
