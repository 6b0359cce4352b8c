import type { ManyRows } from "../powers.ts";

/** Rows travel as JSON, because then the text is the same for any number of rows, and the table gives the types. */
export const manyRows: ManyRows = {
  json(rows) {
    const text = JSON.stringify(rows);
    return unstorable.test(text) ? JSON.stringify(rows, (_, value) => storable(value)) : text;
  },
  insertNew(table, columns, key) {
    const list = columns.map(quoted).join(", ");
    return `INSERT INTO ${quoted(table)} (${list})
SELECT ${list} FROM json_populate_recordset(NULL::${quoted(table)}, $1) ON CONFLICT DO NOTHING RETURNING ${quoted(key)}`;
  },
  forEach(names, query) {
    const columns = names.map((name) => `${quoted(name)} text`).join(", ");
    const aliases = [...names, "position"].map(quoted).join(", ");
    return `SELECT found.* FROM ROWS FROM (json_to_recordset($1) AS (${columns})) WITH ORDINALITY AS given (${aliases})
CROSS JOIN LATERAL (${query}) AS found ORDER BY given.position`;
  },
};

/** NUL, or half of a surrogate pair, as JSON escapes them; after an escaped backslash it matches needlessly. */
const unstorable = /\\u(?:0000|d[89a-f])/;

/** The server refuses NUL and half of a surrogate pair. */
function storable(value: unknown): unknown {
  return typeof value === "string" ? withoutNul(value).toWellFormed() : value;
}

/** PostgreSQL refuses NUL in a text. Input has none; a row of an older release may have one. */
export function withoutNul(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "") : text;
}

function quoted(name: string): string {
  return `"${name}"`;
}
