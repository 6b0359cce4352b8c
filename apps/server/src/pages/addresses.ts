import { movedPosts } from "@site/content/blog/posts";
import { serviceSearch } from "@site/content/copy/forms";
import { indexablePages, kindsOfRows, pages } from "@site/content/pages";
import { paths, plannerPath, postPath, rootPath, statePath } from "@site/content/paths";
import { planNames } from "@site/content/plan-search";
import { blogSearch } from "@site/content/search/blog";
import { stateSearch } from "@site/content/search/states";
import { listEdits } from "@site/db/content/history";
import { listPosts } from "@site/db/content/posts";
import { listSpecialties } from "@site/db/content/specialties";
import { listStates } from "@site/db/content/states";
import type { Db } from "@site/db/open";

/** The pages of these folders are made from rows of the database. The root has pages such as `/neurology`. */
const folders: readonly string[] = [paths.blog, paths.states, ""];
/** No row can have this slug, because a CHECK constraint requires slugs in lowercase. */
const notFoundSlug = "Not-Found";
const notFoundPaths: readonly string[] = folders.map((folder) => `${folder}/${notFoundSlug}`);

export function notFoundPath(path: string): string {
  const folder = folders.find((each) => path.startsWith(`${each}/`) && !path.includes("/", each.length + 1));
  return `${folder ?? ""}/${notFoundSlug}`;
}

export const successors: ReadonlyMap<string, string> = new Map(
  [...movedPosts].map(([from, to]) => [postPath(from), postPath(to)]),
);

type Texts = Record<string, string>;

type Parameters = {
  parse?: (given: Texts) => object;
  /** These parameters contain a visitor's own input, so no proxy may cache a page whose URL has one of them. */
  personal?: readonly string[];
};

/**
 * The router parses the parameters too, but this process must not load the router. Both call the same functions of
 * `packages/content`.
 */
const parametersOf: Readonly<Record<string, Parameters>> = {
  [paths.home]: { personal: planNames },
  [paths.contact]: { parse: serviceSearch, personal: planNames },
  [plannerPath]: { personal: planNames },
  [paths.blog]: { parse: blogSearch, personal: ["q"] },
  [paths.states]: { parse: stateSearch, personal: ["state"] },
  [paths.faqs]: { personal: ["q"] },
};

/** This token opens a visitor's request. Earlier releases put such tokens into the URLs of public pages. */
const tokenOfRequest = /^(?:closing-)?C[RM]-[\w-]+\.[\w-]+\.[\w-]+$/;

/** @returns null if the path can't be decoded */
export function splitUrl(url: string): { path: string; search: string } | null {
  const [path = "/"] = url.split("?", 1);
  try {
    return decodeURIComponent(path) === "" ? null : { path, search: url.slice(path.length) };
  } catch {
    return null;
  }
}

/**
 * @returns `location` if the browser must be redirected, because a value is invalid or is a secret token. Otherwise
 * `isShared` means that all visitors get the same page.
 */
export function readSearch(path: string, search: string) {
  const { parse = () => ({}), personal = [] } = parametersOf[path] ?? {};
  // If a parameter is repeated, its last value counts, because the router in the browser also takes the last value.
  const asked: Texts = Object.fromEntries(new URLSearchParams(search));
  // Replaces control characters such as NUL, because HTML can't contain them.
  const given: Texts = Object.fromEntries(
    Object.entries(asked).map(([name, text]) => [name, text.replace(/\p{Cc}/gu, " ")]),
  );
  const harmless = Object.entries(given).filter(
    ([name, text]) => personal.includes(name) || !tokenOfRequest.test(text),
  );
  if (harmless.length < Object.keys(given).length) return { location: withSearch(path, Object.fromEntries(harmless)) };
  const shared = textsOf(parse(given));
  const isValid = Object.entries({ ...given, ...shared }).every(([name, text]) => text === (asked[name] ?? ""));
  // The redirect keeps unknown parameters, because a campaign's link may contain some, such as `utm_source`.
  if (!isValid) return { location: withSearch(path, { ...given, ...shared }) };
  // A newsletter form that is posted without scripts leads to `/blog?sent=newsletter`, which thanks the visitor.
  const names = given.sent === "newsletter" ? ["sent", ...personal] : personal;
  const own = textsOf(Object.fromEntries(names.map((name) => [name, given[name]])));
  const isShared = Object.values(own).every((text) => text === "");
  return { path: withSearch(path, { ...shared, ...own }), isShared };
}

function textsOf(search: object): Texts {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value ?? "")]));
}

function withSearch(path: string, texts: Texts): string {
  const search = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ""));
  return search.size === 0 ? path : `${path}?${search}`;
}

/**
 * A backslash becomes a slash, because browsers treat it as one. Otherwise a redirect to `/\other.example` would lead
 * to another site.
 */
export function canonicalPath(path: string): string {
  const plain = path.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[a-z0-9._~-]/i.test(character) ? character : code;
  });
  const lower = plain.replace(/%..|[A-Z]/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return `/${lower.split(/[/\\]/).filter(Boolean).join("/")}`;
}

const pathOf: Readonly<Record<string, (slug: string) => string>> = {
  blog_posts: postPath,
  states: statePath,
  specialties: rootPath,
  services: rootPath,
};

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

/** All pages that are the same for every visitor, including aliases and not-found pages. */
export function sharedPaths(listed: readonly ListedPage[]): string[] {
  const fixed = pages.filter(({ kind }) => !kindsOfRows.includes(kind)).map(({ path }) => path);
  return [...new Set([...fixed, ...listed.map(({ path }) => path), ...notFoundPaths])];
}

/** If a row's slug contains `..` or `?`, a browser would request another path, so the row has no page. */
function isAddress(path: string): boolean {
  return canonicalPath(path) === path && new URL(path, "http://site.example").pathname === path;
}
