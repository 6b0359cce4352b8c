import { indexablePages, kindsOfRows, pages } from "@site/content/pages";
import { newsletterPath, newsletterPaths, paths, postPath, rootPath, statePath } from "@site/content/paths";
import { listEdits } from "@site/db/content/history";
import { listPosts } from "@site/db/content/posts";
import { listSpecialties } from "@site/db/content/specialties";
import { listStates } from "@site/db/content/states";
import type { Db } from "@site/db/open";

/** Pages that exist without a row in the database, aliases among them. */
const fixedPages = pages.filter(({ kind }) => !kindsOfRows.includes(kind)).map(({ path }) => path);

/** Pages behind links of mails, which neither the sitemap nor the warm-up has. */
const mailPages: readonly string[] = [newsletterPath, ...Object.values(newsletterPaths)];

const fixedPaths = new Set<string>([...fixedPages, ...mailPages]);

/** Folders whose direct children are pages of rows. */
const folders: readonly string[] = [paths.blog, paths.states, ""];

/** A slug that no row can have, because a CHECK constraint allows lower case only. */
const notFoundSlug = "Not-Found";

/** One path a folder without a page: its not-found page is rendered and cached for all unknown paths of the folder. */
export const notFoundPaths: readonly string[] = folders.map((folder) => `${folder}/${notFoundSlug}`);

/** The path in `notFoundPaths` whose not-found page answers `pathname`. */
export function notFoundPath(pathname: string): string {
  const folder = folders.find((path) => pathname.startsWith(`${path}/`) && !pathname.includes("/", path.length + 1));
  return `${folder ?? ""}/${notFoundSlug}`;
}

/** Table of a content row in the history of edits → path of the row's page. */
const pathOf: Readonly<Record<string, (slug: string) => string>> = {
  blog_posts: postPath,
  states: statePath,
  specialties: rootPath,
  services: rootPath,
};

export type ListedPage = { path: string; day: string };

/**
 * The addresses of all pages that exist, those of rows that an admin added among them. The page cache reads the table anew
 * with each revision of the content, so that a request for a page costs no query, and one for an unknown address neither
 * a query nor a render.
 */
export class PageTable {
  /** Path of each page of the sitemap, with the time of its last change. */
  #changes: ReadonlyMap<string, string> = new Map();

  /** Whether there is a page at this path. */
  has(pathname: string): boolean {
    return fixedPaths.has(pathname) || this.#changes.has(pathname);
  }

  /** The pages of the sitemap, each with the day of its last change or edit. */
  list(): ListedPage[] {
    return [...this.#changes].map(([path, time]) => ({ path, day: time.slice(0, "2026-12-01".length) }));
  }

  /** Each page that all visitors share, and the not-found pages. */
  sharedPaths(): Set<string> {
    return new Set([...fixedPages, ...this.#changes.keys(), ...notFoundPaths]);
  }

  /** @throws Error when the database can't be read; the table then stays as it was */
  async read(db: Db): Promise<void> {
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
    this.#changes = changes;
  }
}
