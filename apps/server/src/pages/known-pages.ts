import { blogSearch, categoryOf, postsPerPage } from "@site/content/blog-search";
import { type PageKind, pages } from "@site/content/pages";
import { newsletterPath, newsletterPaths, paths } from "@site/content/paths";
import { countPostsByCategory, findPost } from "@site/db/content/posts";
import { findSpecialty } from "@site/db/content/specialties";
import { findState } from "@site/db/content/states";
import type { Db } from "@site/db/open";

/** Pages of these kinds exist as long as their row does, whatever content says. */
const kindsOfRows: readonly PageKind[] = ["article", "state", "specialty"];

const fixedPaths = new Set<string>([
  ...pages.filter(({ kind }) => !kindsOfRows.includes(kind)).map(({ path }) => path),
  ...[newsletterPath, ...Object.values(newsletterPaths)],
]);

type Folder = { path: string; findRow: (db: Db, slug: string) => Promise<unknown> };

/** Whose direct children are pages of rows. */
const folders: readonly Folder[] = [
  { path: paths.blog, findRow: findPost },
  { path: paths.states, findRow: findState },
  { path: "", findRow: findSpecialty },
];

/** A slug that no row can have: the tables take lower case only. */
const absentSlug = "Not-Found";

/** One address in each folder that nothing is at: its not-found page stands for all others of the folder. */
export const absentPaths: readonly string[] = folders.map(({ path }) => `${path}/${absentSlug}`);

/** The address whose not-found page answers this one. */
export function absentPath(pathname: string): string {
  return `${folderOf(pathname)?.path ?? ""}/${absentSlug}`;
}

/** Whether content alone answers this address. */
export function isFixedPage(pathname: string): boolean {
  return fixedPaths.has(pathname);
}

/** Whether a row answers this address. */
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
 * The list that shows all articles of the one at this address, where the address asks for more than there are: each
 * length would be one more page to render and to hold. null: it does not.
 */
export async function shorterList(db: Db, address: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const { category, shown } = blogSearch(Object.fromEntries(searchParams));
  if (pathname !== paths.blog || shown === undefined) return null;
  const counts = await countPostsByCategory(db);
  const wanted = categoryOf(category);
  const counted = wanted === undefined ? [...counts.values()] : [counts.get(wanted) ?? 0];
  const pagesNeeded = Math.ceil(counted.reduce((sum, count) => sum + count, 0) / postsPerPage);
  if (shown <= pagesNeeded * postsPerPage) return null;
  if (pagesNeeded > 1) searchParams.set("shown", String(pagesNeeded * postsPerPage));
  else searchParams.delete("shown");
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
