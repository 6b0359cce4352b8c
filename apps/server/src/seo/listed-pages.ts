import { indexablePages, kindsOfRows } from "@site/content/pages";
import { postPath, rootPath, statePath } from "@site/content/paths";
import { listEdits } from "@site/db/content/history";
import { listPosts } from "@site/db/content/posts";
import { listSpecialties } from "@site/db/content/specialties";
import { listStates } from "@site/db/content/states";
import type { Db } from "@site/db/open";
import type { ListedPage } from "./xml.ts";

const pathOf: Readonly<Record<string, (slug: string) => string>> = {
  blog_posts: postPath,
  states: statePath,
  specialties: rootPath,
  services: rootPath,
};

/** The canonical pages that exist, those of added rows among them, each with the day of its last change or edit. */
export async function listPages(db: Db): Promise<ListedPage[]> {
  const [posts, states, specialties] = await Promise.all([listPosts(db), listStates(db), listSpecialties(db)]);
  const days = new Map<string, string>(
    posts.map(({ slug, createdAt, updatedAt }) => [postPath(slug), updatedAt ?? createdAt]),
  );
  for (const path of [...states.map(({ slug }) => statePath(slug)), ...specialties.map(({ slug }) => rootPath(slug))])
    days.set(path, "");
  const known = indexablePages().filter(({ kind, path }) => !kindsOfRows.includes(kind) || days.has(path));
  const listed = new Map<string, string>(known.map(({ path, updatedOn }) => [path, updatedOn]));
  for (const [path, day] of days) if (!listed.has(path)) listed.set(path, day);
  for (const { content_table, slug, changed_at } of await listEdits(db)) {
    const path = pathOf[content_table]?.(slug) ?? "";
    const day = listed.get(path);
    if (day !== undefined && changed_at > day) listed.set(path, changed_at);
  }
  return [...listed].map(([path, day]) => ({ path, day: day.slice(0, "2026-12-01".length) }));
}
