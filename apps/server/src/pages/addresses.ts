import { movedPosts } from "@site/content/blog/moved";
import { blogSearch } from "@site/content/blog-search";
import { newsletterPaths, paths, postPath } from "@site/content/paths";

type Texts = Record<string, string>;

/** The search parameters that a page reads. */
type Parameters = {
  /** What counts of those whose answer is the same for everybody: the router parses them with the same function. */
  parse: (given: Texts) => object;
  /** Names of those whose answer is for one visitor. */
  personal: readonly string[];
};

const none: Parameters = { parse: () => ({}), personal: [] };

const parametersOf: Record<string, Parameters> = {
  [paths.home]: { ...none, personal: ["sent"] },
  [paths.contact]: { ...none, personal: ["sent"] },
  [paths.blog]: { parse: blogSearch, personal: ["sent"] },
  [newsletterPaths.confirm]: { ...none, personal: ["token", "result"] },
  [newsletterPaths.unsubscribe]: { ...none, personal: ["token", "result"] },
  [paths.faqs]: { ...none, personal: ["q"] },
};

export type PageAddress = {
  pathname: string;
  /** Path and the parameters that count, in one order: what is rendered. */
  path: string;
  cacheable: boolean;
  /** The nearest address that makes sense; null: this one does. */
  redirect: string | null;
};

/** @throws TypeError when the address can't be decoded */
export function pageAddress(url: string): PageAddress {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  decodeURIComponent(pathname);
  const { parse, personal } = parametersOf[pathname] ?? none;
  // Of a name that comes twice the last value, as in the browser's router.
  const given: Texts = Object.fromEntries(searchParams);
  const parsed = textsOf(parse(given));
  const own = textsOf(Object.fromEntries(personal.map((name) => [name, given[name]])));
  const isSense = Object.entries(parsed).every(([name, text]) => text === (given[name] ?? ""));
  return {
    pathname,
    path: withSearch(pathname, { ...parsed, ...own }),
    cacheable: Object.values(own).every((text) => text === ""),
    // Parameters that no page reads, such as those of a campaign, stay in the address.
    redirect: isSense ? null : withSearch(pathname, { ...given, ...parsed }),
  };
}

function textsOf(search: object): Texts {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value ?? "")]));
}

function withSearch(pathname: string, texts: Texts): string {
  const search = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ""));
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}

/**
 * The one spelling of a path: lower case, no letter encoded, no slash at the end. A backslash counts as a slash, as
 * browsers read it: `/\other.example` must not become a redirect to another site. null: it is spelled so already.
 */
export function canonicalSpelling(url: string): string | null {
  const [path = "/", ...search] = url.split("?");
  const decoded = path.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[a-z0-9._~-]/i.test(character) ? character : code;
  });
  const canonical = `/${decoded.toLowerCase().split(/[/\\]/).filter(Boolean).join("/")}`;
  return canonical === path ? null : [canonical, ...search].join("?");
}

const successors = new Map<string, string>([...movedPosts].map(([from, to]) => [postPath(from), postPath(to)]));

/** The address of the article that replaced the one at `path`; null where none was replaced. */
export function successorOf(path: string): string | null {
  return successors.get(path) ?? null;
}
