import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../test/open-test-database.ts";

type Comment = { table: string; column: string; text: string };

// One definition per line, as in the migrations: `name TYPE … -- text`; an added column has a comment in /* */.
const commented = /^\W*(\w+) (?:TEXT|INTEGER)\b.*?(?:--\s*(.+)$|\/\*\s*(.+?)\s*\*\/)/;

async function columnCommentsOnSqlite(): Promise<Comment[]> {
  const { db } = await openTestDatabase("file::memory:");
  const { rows } = await sql<{ name: string; sql: string }>`
    SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'kysely_%'`.execute(db);
  return rows.flatMap(({ name, sql: statement }) =>
    statement
      .split(/\n|(?<=\*\/)/)
      .map((line) => commented.exec(line))
      .filter((match) => match !== null)
      .map(([, column = "", line, block]) => ({ table: name, column, text: line ?? block ?? "" })),
  );
}

it("every commented column of the SQLite schema has the same comment on PostgreSQL", async () => {
  const { db } = await openTestDatabase();
  const { rows } = await sql<Comment>`
    SELECT c.relname AS "table", a.attname AS "column", d.description AS text FROM pg_description AS d
    JOIN pg_class AS c ON c.oid = d.objoid JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = d.objsubid
    WHERE d.objsubid > 0 AND c.relnamespace = 'public'::regnamespace`.execute(db);
  const expected = await columnCommentsOnSqlite();
  expect(expected).toContainEqual({ table: "services", column: "slug", text: "its address: /{slug}" });
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});

it("tables and views have the comment at the beginning of their definition", async () => {
  const { db } = await openTestDatabase();
  const { rows } = await sql<{ name: string; text: string }>`
    SELECT relname AS name, obj_description(oid, 'pg_class') AS text FROM pg_class
    WHERE relkind IN ('r', 'v') AND relnamespace = 'public'::regnamespace AND relname NOT LIKE 'kysely_%'`.execute(db);
  expect(rows.filter(({ text }) => text === null)).toEqual([]);
  const comments = new Map(rows.map(({ name, text }) => [name, text]));
  expect(comments.get("states")).toBe("One row per US state.");
  expect(comments.get("lead_inbox")).toBe(
    "Every lead of both forms with all that an answer needs; add ORDER BY created_at DESC.",
  );
  expect(comments.get("lead_events")).toMatch(/^What happened to a lead after it came, .* leaves a trace too\.$/);
});
