import { kindsOfRows, pages } from "@site/content/pages";
import { newsletterPath, newsletterPaths, paths, statePath } from "@site/content/paths";
import { blogSearch, postsFilter, postsPerPage } from "@site/content/search/blog";
import { matchingState } from "@site/content/search/states";
import { countPosts, findPost } from "@site/db/content/posts";
import { findSpecialty } from "@site/db/content/specialties";
import { findState, listStates } from "@site/db/content/states";
import type { Db } from "@site/db/open";

const fixedPaths = new Set<string>([
  ...pages.filter(({ kind }) => !kindsOfRows.includes(kind)).map(({ path }) => path),
  ...[newsletterPath, ...Object.values(newsletterPaths)],
]);

type Folder = { path: string; findRow: (db: Db, slug: string) => Promise<unknown> };

/** Folders whose direct children are pages of rows. */
const folders: readonly Folder[] = [
  { path: paths.blog, findRow: findPost },
  { path: paths.states, findRow: findState },
  { path: "", findRow: findSpecialty },
];

/** A slug that no row can have, because a CHECK constraint allows lower case only. */
const notFoundSlug = "Not-Found";

/**
 * One path per folder without a page: its not-found page is rendered and cached for all unknown paths of the folder.
 */
export const notFoundPaths: readonly string[] = folders.map(({ path }) => `${path}/${notFoundSlug}`);

/** The path in `notFoundPaths` whose not-found page answers `pathname`. */
export function notFoundPath(pathname: string): string {
  return `${folderOf(pathname)?.path ?? ""}/${notFoundSlug}`;
}

/** Whether the page exists without a row in the database. */
export function isFixedPage(pathname: string): boolean {
  return fixedPaths.has(pathname);
}

/**
 * For the states page with a search that names one state, that state's path. null: it names none, and the page says so.
 */
export async function foundStatePath(db: Db, address: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const wanted = searchParams.get("state");
  if (pathname !== paths.states || wanted === null) return null;
  const state = matchingState(await listStates(db), wanted);
  return state && statePath(state.slug);
}

/** Whether the page's row exists. */
export async function isPageOfRow(db: Db, pathname: string): Promise<boolean> {
  const folder = folderOf(pathname);
  if (folder === undefined) return false;
  const slug = decodeURIComponent(pathname.slice(folder.path.length + 1));
  return (await folder.findRow(db, slug)) !== undefined;
}

function folderOf(pathname: string): Folder | undefined {
  return folders.find(({ path }) => pathname.startsWith(`${path}/`) && !pathname.includes("/", path.length + 1));
}

/**
 * For a blog list whose `shown` exceeds the number of articles, the path of the list that shows them all, because each
 * larger `shown` would be one more page to render and cache. null: `shown` does not exceed it.
 */
export async function boundedListPath(db: Db, address: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const { shown, ...search } = blogSearch(Object.fromEntries(searchParams));
  if (pathname !== paths.blog || shown === undefined) return null;
  const pagesNeeded = Math.ceil((await countPosts(db, postsFilter(search))) / postsPerPage);
  if (shown <= pagesNeeded * postsPerPage) return null;
  if (pagesNeeded > 1) searchParams.set("shown", String(pagesNeeded * postsPerPage));
  else searchParams.delete("shown");
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
