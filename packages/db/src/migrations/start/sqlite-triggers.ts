import { contentTableNames, leadTableNames } from "./words.ts";

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

export function sqliteTriggers(): readonly string[] {
  return [
    ...contentTableNames.flatMap((table) =>
      ["INSERT", "UPDATE", "DELETE"].map(
        (event) => `CREATE TRIGGER ${table}_bumps_revision_on_${event.toLowerCase()} AFTER ${event} ON ${table} BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = ${now};
END`,
      ),
    ),
    ...leadTableNames.map(
      (
        table,
      ) => `CREATE TRIGGER ${table}_records_status AFTER UPDATE OF status ON ${table} WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${now}, 'status', OLD.status, NEW.status);
END`,
    ),
    checkSources("insert", "INSERT"),
    checkSources("update", "UPDATE OF sources"),
  ];
}

/** A trigger, because a CHECK of SQLite can't look at the entries of an array. */
function checkSources(name: string, event: string): string {
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
