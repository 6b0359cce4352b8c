import { instant, type Migrating } from "../dialect.ts";

export async function contentHistory({ dialect: { id, end }, run }: Migrating): Promise<void> {
  await run(`ALTER TABLE blog_posts ADD COLUMN publish_at
  /* The article is public from this second on, UTC, such as 2026-12-01T14:00:00Z; null: it is public. 'pnpm content preview' shows it before. */
  TEXT ${instant("publish_at")}`);
  await run(`CREATE TABLE content_history (
  -- The states of each row of the tables services, specialties, states and blog_posts, oldest first by id, written by
  -- triggers: 'pnpm content' shows and restores them.
  id ${id},
  change INTEGER NOT NULL DEFAULT 0,              -- no longer used
  changed_at TEXT NOT NULL ${instant("changed_at")},
  content_table TEXT NOT NULL,
  slug TEXT NOT NULL,                             -- the row's slug; a row that gets another slug is recorded as deleted and inserted
  event TEXT NOT NULL CHECK (event IN ('found', 'insert', 'update', 'delete')),  -- found: the row was there when its history began
  state TEXT,                                     -- JSON of the row after the change; null: deleted
  made_by TEXT NOT NULL DEFAULT 'statement' CHECK (made_by IN ('statement', 'restore', 'release'))  -- restore: 'pnpm content'; release: the seed
) ${end}`);
  await run("CREATE INDEX content_history_slug ON content_history (content_table, slug, id)");
  await run("CREATE INDEX content_history_change ON content_history (change)");
}
