import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** What an article's cover and its page show besides the text. All optional for articles inserted by SQL. */
export async function articleCovers(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  // SQLite stores the text of a new column as written and closes the table behind it: hence comments that end by themselves.
  const columns = [
    "mark TEXT CHECK (length(mark) BETWEEN 1 AND 16) /* large on the cover: 120 days, CMS-855I, Jan 31, or Nov > May for two ends of a line; null: a plain sheet */",
    "stamp TEXT CHECK (stamp IN ('approved', 'returned', 'due')) /* on the cover; null: none */",
    "service TEXT /* slug of the service that does this work; null: the page names none */",
    `in_short TEXT NOT NULL DEFAULT '[]' CHECK (${ddl.isJsonArray("in_short")}) /* JSON array of texts: what a reader takes away */`,
  ];
  for (const column of columns) await sql.raw(`ALTER TABLE blog_posts ADD COLUMN ${column}`).execute(db);
}
