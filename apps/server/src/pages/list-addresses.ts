import { indexablePages, kindsOfRows, pages } from "@site/content/pages";
import { postPath, rootPath, statePath } from "@site/content/paths";
import { listEdits } from "@site/db/content/history";
import { listPosts } from "@site/db/content/posts";
import { listSpecialties } from "@site/db/content/specialties";
import { listStates } from "@site/db/content/states";
import type { Db } from "@site/db/open";
import { canonicalPath, notFoundPaths } from "./addresses.ts";

const pathOf: Readonly<Record<string, (slug: string) => string>> = {
  blog_posts: postPath,
  states: statePath,
  specialties: rootPath,
  services: rootPath,
};

/** A page of the site map. day: the last change, by a release or by SQL */
export type ListedPage = { path: string; day: string };

export async function listPages(db: Db): Promise<ListedPage[]> {
  const [posts, states, specialties] = await Promise.all([listPosts(db), listStates(db), listSpecialties(db)]);
  const rows = new Map<string, string>();
  for (const { slug, createdAt, updatedAt } of posts) rows.set(postPath(slug), updatedAt ?? createdAt);
  for (const { slug } of states) rows.set(statePath(slug), "");
  for (const { slug } of specialties) rows.set(rootPath(slug), "");
  const known = indexablePages().filter(({ kind, path }) => !kindsOfRows.includes(kind) || rows.has(path));
  const changes = new Map<string, string>(known.map(({ path, updatedOn }) => [path, updatedOn]));
  for (const [path, time] of rows) if (!changes.has(path)) changes.set(path, time);
  for (const { content_table, slug, changed_at } of await listEdits(db)) {
    const path = pathOf[content_table]?.(slug) ?? "";
    const time = changes.get(path);
    if (time !== undefined && changed_at > time) changes.set(path, changed_at);
  }
  return [...changes]
    .map(([path, time]) => ({ path: encodeURI(path), day: time.slice(0, "2026-12-01".length) }))
    .filter(({ path }) => isAddress(path));
}

/** The paths of all pages that visitors share, including aliases and not-found pages. */
export function sharedPaths(listed: readonly ListedPage[]): string[] {
  const fixed = pages.filter(({ kind }) => !kindsOfRows.includes(kind)).map(({ path }) => path);
  return [...new Set([...fixed, ...listed.map(({ path }) => path), ...notFoundPaths])];
}

/** Whether a browser requests the path unchanged. If a row's slug contains `..` or `?`, the row has no page. */
function isAddress(path: string): boolean {
  return canonicalPath(path) === path && new URL(path, "http://site.example").pathname === path;
}
