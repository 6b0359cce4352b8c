import { sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";

/**
 * The public articles, of which every reader of articles begins. By the second, so that all spellings of a time compare.
 * @param preview slug of an article that is shown in any case; null: none
 */
export function publicPosts(db: Db, preview: string | null = null) {
  const second = nowText().slice(0, "2026-12-01T14:00:00".length);
  return db
    .selectFrom("blog_posts")
    .where(({ eb, or }) =>
      or([eb("publish_at", "is", null), eb(sql`substr(publish_at, 1, 19)`, "<=", second), eb("slug", "=", preview)]),
    );
}
