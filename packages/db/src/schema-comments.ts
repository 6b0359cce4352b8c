import { sql } from "kysely";
import type { SchemaComment } from "./engine.ts";
import type { Db } from "./open.ts";

/**
 * The comments in the CREATE statements of a SQLite database, which keeps the text of its migrations: the only place
 * where they are written.
 */
export async function readComments(db: Db): Promise<SchemaComment[]> {
  const { rows } = await sql<{ type: "table" | "view" | "index"; name: string; sql: string }>`
    SELECT type, name, sql FROM sqlite_master
    WHERE type IN ('table', 'view', 'index') AND sql IS NOT NULL AND name NOT LIKE 'kysely\\_%' ESCAPE '\\'
    ORDER BY name`.execute(db);
  return rows.flatMap(({ type, name, sql: statement }) => commentsIn(type, name, statement));
}

/** A comment of either kind, a text in quotes, or a character with a meaning for the structure. */
const tokens = /--(?<line>[^\n]*)|\/\*(?<block>.*?)\*\/|'[^']*'|(?<word>\w+)|(?<sign>[(),])/gs;

/** Words that begin a constraint of the whole table, and no column. */
const constraints = ["CHECK", "UNIQUE", "PRIMARY", "FOREIGN", "CONSTRAINT"];

/** A comment belongs to the column that was defined last before it; before the first column, to the table. */
function commentsIn(type: SchemaComment["type"], name: string, statement: string): SchemaComment[] {
  const found = new Map<string | null, string[]>();
  let depth = 0;
  let begins = false;
  let column: string | null | undefined = null;
  for (const { groups = {} } of statement.matchAll(tokens)) {
    const comment = (groups.line ?? groups.block)?.trim();
    if (comment !== undefined && column !== undefined)
      found.set(column, [...(found.get(column) ?? []), comment.replace(/\s+/g, " ")]);
    if (groups.sign === "(") depth += 1;
    if (groups.sign === ")") depth -= 1;
    if (depth === 1 && groups.sign !== undefined) begins = groups.sign !== ")";
    if (type === "table" && begins && depth === 1 && groups.word !== undefined) {
      column = constraints.includes(groups.word.toUpperCase()) ? undefined : groups.word;
      begins = false;
    }
  }
  return [...found].map(([of, lines]) => ({ type, name, column: of ?? null, text: lines.join(" ") }));
}
