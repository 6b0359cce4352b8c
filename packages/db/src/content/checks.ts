import { blank, classOf } from "../columns.ts";
import type { Engine } from "../engine.ts";
import { leadTables } from "../leads/lead-fields.ts";
import { contentRules, forbidden, type Kind, needs } from "./rules.ts";

type Condition = (value: string) => string;

/** GLOB writes a range with a hyphen, so each hyphen of the list becomes the code point of a hyphen, 2d. */
function characters(codes: string): string {
  const all = codes.replaceAll("-", " 2d ").split(" ");
  return `char(${all.map((code) => `0x${code}`).join(", ")})`;
}

/** With `^`, the condition is true if the text contains a character that isn't in the list. */
const has: Record<Engine["name"], (value: string, codes: string, not: "^" | "") => string> = {
  sqlite: (value, codes, not) => `${value} GLOB '*[${not}' || ${characters(codes)} || ']*'`,
  postgres: (value, codes, not) => `${value} ~ '[${not}${classOf(codes)}]'`,
};

/** On SQLite, the text must not contain NUL either, because GLOB doesn't look at the characters after a NUL. */
function lacks(name: Engine["name"], value: string, codes: string): string {
  return `NOT ${has[name](value, codes, "")}${name === "sqlite" ? ` AND instr(${value}, char(0)) = 0` : ""}`;
}

function shows(name: Engine["name"], codes: string): Condition {
  return (value) => `${has[name](value, blank, "^")} AND ${lacks(name, value, codes)}`;
}

const isLine = { sqlite: shows("sqlite", forbidden.line), postgres: shows("postgres", forbidden.line) };

const common = (name: Engine["name"]) => ({
  line: isLine[name],
  text: shows(name, forbidden.text),
  image: (value: string) => `(${isLoadable(value)}) AND ${lacks(name, value, forbidden.address)}`,
  icon: (value: string) => `EXISTS (SELECT 1 FROM icons WHERE icons.name = ${value})`,
  span: (value: string) => `${value} BETWEEN 1 AND 999`,
});

/** For a bad value, a condition is false or null. On PostgreSQL, a bad value may also raise an error. */
const conditions: Record<Engine["name"], Record<Kind, Condition>> = {
  sqlite: {
    ...common("sqlite"),
    abbreviation: (value) => `${value} GLOB '[A-Z][A-Z]' AND length(CAST(${value} AS BLOB)) = 2`,
    list: (value) => `${value} LIKE '%"%' AND ${sqliteTexts(value)}`,
    texts: sqliteTexts,
    // An object may repeat a key. JavaScript uses the last value, so each of the values must be valid.
    sources: (value) => `CASE WHEN json_valid(${value}) THEN json_type(${value}) = 'array' AND NOT EXISTS (
    SELECT 1 FROM json_each(${value}) AS source WHERE CASE WHEN source.type = 'object' THEN NOT coalesce((
      SELECT count(DISTINCT field.key) = 4 AND min(CASE field.key
        WHEN 'checkedOn' THEN field.type = 'null' OR (field.type = 'text' AND date(field.value) IS field.value)
        WHEN 'url' THEN field.type = 'text' AND field.value GLOB 'https://?*'
        ELSE field.type = 'text' AND ${isLine.sqlite("field.value")} END)
      FROM json_each(source.value) AS field WHERE field.key IN ('title', 'publisher', 'url', 'checkedOn')
    ), 0) ELSE 1 END) END`,
    instant: (value) => `strftime('%Y-%m-%dT%H:%M:%S', ${value}) IS substr(${value}, 1, 19) AND ${value} GLOB '*Z'
    AND ${value} NOT GLOB '*[^0-9TZ:.-]*'`,
    slug: (value) => `${value} GLOB '[a-z0-9]*' AND ${value} NOT GLOB '*[^a-z0-9-]*' AND ${value} NOT GLOB '*--*'
    AND ${value} NOT GLOB '*-' AND length(CAST(${value} AS BLOB)) = length(${value}) AND length(${value}) <= 80`,
  },
  postgres: {
    ...common("postgres"),
    abbreviation: (value) => `${value} ~ '^[A-Z][A-Z]$'`,
    list: (value) => `${value} LIKE '%"%' AND ${postgresTexts(value)}`,
    texts: postgresTexts,
    sources: (value) => `json_typeof(${value}::json) = 'array' AND NOT EXISTS (
    SELECT 1 FROM json_array_elements(${value}::json) AS source
    WHERE CASE WHEN json_typeof(source) = 'object' THEN NOT coalesce((
      SELECT count(DISTINCT key) = 4 AND bool_and(CASE key
        WHEN 'checkedOn' THEN json_typeof(entry) = 'null' OR (json_typeof(entry) = 'string'
          AND (entry #>> '{}') = to_char((entry #>> '{}')::date, 'YYYY-MM-DD'))
        WHEN 'url' THEN json_typeof(entry) = 'string' AND (entry #>> '{}') LIKE 'https://_%'
        ELSE json_typeof(entry) = 'string' AND ${isLine.postgres("(entry #>> '{}')")} END)
      FROM json_each(source) AS field (key, entry) WHERE key IN ('title', 'publisher', 'url', 'checkedOn')
    ), false) ELSE true END)`,
    instant: (value) => `${value} ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' AND left(${value}, 19) =
    to_char(left(${value}, 19)::timestamp, 'YYYY-MM-DD"T"HH24:MI:SS')`,
    slug: (value) => `${value} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(${value}) <= 80`,
  },
};

function sqliteTexts(value: string): string {
  return `CASE WHEN json_valid(${value}) THEN json_type(${value}) = 'array' AND NOT EXISTS (
    SELECT 1 FROM json_each(${value}) WHERE type <> 'text' OR NOT (${isLine.sqlite("value")})) END`;
}

function postgresTexts(value: string): string {
  return `json_typeof(${value}::json) = 'array' AND NOT EXISTS (
    SELECT 1 FROM json_array_elements(${value}::json) AS entry
    WHERE json_typeof(entry) <> 'string' OR NOT (${isLine.postgres("(entry #>> '{}')")}))`;
}

/** Accepts a URL only if our Content-Security-Policy lets pages load it. An empty text means that there is no image. */
function isLoadable(value: string): string {
  return `${value} = '' OR ${value} LIKE 'https://_%' OR ${value} LIKE 'data:image/_%' OR (${value} LIKE '/_%' AND ${value} NOT LIKE '//%')`;
}

type Check = { table: string; column: string; name: string; condition: string; sentence: string };

function checksOf(name: Engine["name"]): Check[] {
  // A check accepts NULL. In columns that must have a value, NOT NULL refuses it.
  const check = (table: string, column: string, kind: Kind): Check => ({
    table,
    column,
    name: column,
    condition: `NEW.${column} IS NULL OR ${conditions[name][kind](`NEW.${column}`)}`,
    sentence: `${table}.${column} ${needs[kind]}.`,
  });
  const ofContent = Object.entries(contentRules).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, kind]) => check(table, column, kind)),
  );
  const ofLeads = leadTables.flatMap((table) => [
    check(table, "spam_signals", "texts"),
    ...["created_at", "due_at"].map((column) => check(table, column, "instant")),
  ]);
  return [...ofContent, ...ofLeads, ...addressChecks, check("contact_services", "label", "line")];
}

/** Services, specialties and fixed pages have URLs right below the root, so no two of them may have the same slug. */
const addressChecks: readonly Check[] = (
  [
    ["services", "specialties", " AND kind <> 'service'"],
    ["specialties", "services", ""],
  ] as const
).map(([table, other, fixed]) => ({
  table,
  column: "slug",
  name: "address",
  condition: `NOT EXISTS (SELECT 1 FROM fixed_pages WHERE fixed_pages.slug = NEW.slug${fixed})
    AND NOT EXISTS (SELECT 1 FROM ${other} WHERE ${other}.slug = NEW.slug)`,
  sentence: `${table}.slug is part of another page's URL: choose another slug.`,
}));

export function checkTriggers(name: Engine["name"]): readonly string[] {
  return checksOf(name).flatMap(({ table, column, name: what, condition, sentence }) => {
    const trigger = `${table}_checks_${what}`;
    const quoted = `'${sentence.replaceAll("'", "''")}'`;
    if (name === "sqlite")
      return ["INSERT", `UPDATE OF ${column}`].map(
        (event) => `CREATE TRIGGER ${trigger}_on_${event.slice(0, 6).toLowerCase()} BEFORE ${event} ON ${table}
  WHEN NOT coalesce(${condition}, 0) BEGIN
  SELECT RAISE(ABORT, ${quoted});
END`,
      );
    return [
      // If a cast in the condition fails, PostgreSQL also raises data_exception, so the message is the same.
      `CREATE OR REPLACE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ${condition} THEN RETURN NEW; END IF;
  RAISE data_exception;
EXCEPTION WHEN data_exception THEN
  RAISE EXCEPTION USING MESSAGE = ${quoted};
END $$`,
      `CREATE TRIGGER ${trigger} BEFORE INSERT OR UPDATE OF ${column} ON ${table}
  FOR EACH ROW EXECUTE FUNCTION ${trigger}()`,
    ];
  });
}
