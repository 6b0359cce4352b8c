import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** What an article rests on, and when its facts were last checked. Both are optional for articles inserted by SQL. */
export async function articleSources(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  // SQLite stores the text of a new column as written and closes the table behind it: hence comments that end by themselves.
  const columns = [
    "updated_at TEXT CHECK (updated_at LIKE '____-__-__T__:__:__%Z') /* UTC, ISO-8601; null: unchanged since created_at */",
    `sources TEXT NOT NULL DEFAULT '[]' CHECK (${ddl.isJsonArray("sources")}) /* JSON array of {"title", "publisher", "url", "checkedOn"} */`,
  ];
  for (const column of columns) await sql.raw(`ALTER TABLE blog_posts ADD COLUMN ${column}`).execute(db);
  for (const statement of ddl.checkSources("blog_posts")) await sql.raw(statement).execute(db);
}
