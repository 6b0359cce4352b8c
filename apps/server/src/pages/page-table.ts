import { movedPosts } from "@site/content/blog/posts";
import { indexablePages, kindsOfRows, pages } from "@site/content/pages";
import {
  newsletterPath,
  newsletterPaths,
  paths,
  plannerPath,
  postPath,
  rootPath,
  statePath,
} from "@site/content/paths";
import { planNames } from "@site/content/plan-search";
import { blogSearch } from "@site/content/search/blog";
import { stateSearch } from "@site/content/search/states";
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

/** The path in `notFoundPaths` whose not-found page answers `path`. */
export function notFoundPath(path: string): string {
  const folder = folders.find((each) => path.startsWith(`${each}/`) && !path.includes("/", each.length + 1));
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

/** Path of an article that another one replaced → path of that one. */
const successors = new Map<string, string>([...movedPosts].map(([from, to]) => [postPath(from), postPath(to)]));

type Texts = Record<string, string>;

/** The search parameters that a page reads. */
type Parameters = {
  /** Parses those that all visitors may share; the browser's router uses the same function. */
  parse: (given: Texts) => object;
  /** Names of those whose page is for one visitor and not cached. */
  personal: readonly string[];
};

const none: Parameters = { parse: () => ({}), personal: [] };

const parametersOf: Readonly<Record<string, Parameters>> = {
  [paths.contact]: { ...none, personal: planNames },
  [plannerPath]: { ...none, personal: planNames },
  // A search has words of its own, so its page is rendered for one visitor, but parsed as all others are.
  [paths.blog]: { parse: blogSearch, personal: ["q"] },
  [newsletterPaths.confirm]: { ...none, personal: ["token", "result"] },
  [newsletterPaths.unsubscribe]: { ...none, personal: ["token", "result"] },
  [paths.states]: { parse: stateSearch, personal: ["state"] },
  [paths.faqs]: { ...none, personal: ["q"] },
};

/** A comparison with another state, of which there are too many to cache. */
const ofState: Parameters = { ...none, personal: ["with"] };

/** What the newsletter's form leaves in the address after a native post. */
const answer = "sent";
const newsletterAnswer = "newsletter";
/** What opens somebody's request. Earlier versions left it in the addresses of public pages, which scripts of others read. */
const tokenOfRequest = /^(?:closing-)?C[RM]-[\w-]+\.[\w-]+\.[\w-]+$/;

/** What an address names: a page, or the not-found page of its folder. */
export type PageAddress = {
  /** The path with its known parameters in a fixed order: the URL that is rendered, and the cache's key. */
  path: string;
  exists: boolean;
  /** false: the page is for one visitor. */
  isShared: boolean;
};

/** Where a request should have gone: to the one spelling of its address, or to a later article. */
type Redirect = { location: string; status: 301 | 307 | 308 };

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

  /** What a request's URL names. null: it can't be decoded */
  find(url: string): PageAddress | Redirect | null {
    const [path = "/", ...rest] = url.split("?");
    const search = rest.join("?");
    const canonical = canonicalPath(path);
    if (canonical !== path) return { location: search === "" ? canonical : `${canonical}?${search}`, status: 308 };
    const pathname = decoded(path);
    if (pathname === null) return null;
    if (this.has(pathname)) return readSearch(path, search);
    const location = successors.get(pathname);
    return location === undefined
      ? { path: notFoundPath(path), exists: false, isShared: true }
      : { location, status: 301 };
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

/** What the search of an existing page's address asks for. */
function readSearch(path: string, search: string): PageAddress | Redirect {
  const { parse, personal } = parametersOf[path] ?? (path.startsWith(`${paths.states}/`) ? ofState : none);
  // Of a repeated parameter the last value counts, as in the browser's router.
  const given: Texts = Object.fromEntries(new URLSearchParams(search));
  const harmless = Object.entries(given).filter(
    ([name, text]) => personal.includes(name) || !tokenOfRequest.test(text),
  );
  if (harmless.length < Object.keys(given).length)
    return { location: withSearch(path, Object.fromEntries(harmless)), status: 307 };
  const shared = textsOf(parse(given));
  const isValid = Object.entries(shared).every(([name, text]) => text === (given[name] ?? ""));
  // Unknown parameters, such as those of a campaign, stay in the redirect's URL.
  if (!isValid) return { location: withSearch(path, { ...given, ...shared }), status: 307 };
  const names = given[answer] === newsletterAnswer ? [answer, ...personal] : personal;
  const own = textsOf(Object.fromEntries(names.map((name) => [name, given[name]])));
  const isShared = Object.values(own).every((text) => text === "");
  return { path: withSearch(path, { ...shared, ...own }), exists: true, isShared };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function textsOf(search: object): Texts {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value ?? "")]));
}

function withSearch(path: string, texts: Texts): string {
  const search = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ""));
  return search.size === 0 ? path : `${path}?${search}`;
}

/**
 * The one spelling of a path: lower case, unreserved characters not encoded, no trailing or double slash. A backslash
 * counts as a slash, because browsers treat it as one and `/\other.example` must not redirect to another site.
 */
function canonicalPath(path: string): string {
  const plain = path.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[a-z0-9._~-]/i.test(character) ? character : code;
  });
  return `/${plain.toLowerCase().split(/[/\\]/).filter(Boolean).join("/")}`;
}
