import { movedPosts } from "@site/content/blog/moved";
import { newsletterPaths, paths, plannerPath, postPath, requestPath } from "@site/content/paths";
import { planNames } from "@site/content/plan-search";
import { blogSearch } from "@site/content/search/blog";
import { stateSearch } from "@site/content/search/states";

type Texts = Record<string, string>;

/** The search parameters that a page reads. */
type Parameters = {
  /**
   * Parses the shared parameters, whose page is the same for all visitors; the browser's router uses the same function.
   */
  parse: (given: Texts) => object;
  /** Names of the personal parameters, whose page is for one visitor and not cached. */
  personal: readonly string[];
};

const none: Parameters = { parse: () => ({}), personal: [] };

/** What a form that was sent leaves in the address: the newsletter's name, or the token of one's own request. */
const answer = "sent";
const newsletterAnswer = "newsletter";
const tokenOfRequest = /^(?:closing-)?(C[RM]-[\w-]+\.[\w-]+\.[\w-]+)$/;

const parametersOf: Record<string, Parameters> = {
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

export type PageAddress = {
  pathname: string;
  /** Path and known parameters in a fixed order: the URL that is rendered, and the cache's key. */
  path: string;
  cacheable: boolean;
  /** The URL without invalid values of parameters, or the page of one's own request. null: all values are valid. */
  redirect: string | null;
};

/** @throws TypeError when the address can't be decoded */
export function pageAddress(url: string): PageAddress {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  decodeURIComponent(pathname);
  const { parse, personal } = parametersOf[pathname] ?? (pathname.startsWith(`${paths.states}/`) ? ofState : none);
  // Of a repeated parameter the last value counts, as in the browser's router.
  const given: Texts = Object.fromEntries(searchParams);
  const parsed = textsOf(parse(given));
  const [, token] = tokenOfRequest.exec(given[answer] ?? "") ?? [];
  const answered = given[answer] === newsletterAnswer ? [answer] : [];
  const ownParameters = textsOf(Object.fromEntries([...answered, ...personal].map((name) => [name, given[name]])));
  const isValid = Object.entries(parsed).every(([name, text]) => text === (given[name] ?? ""));
  return {
    pathname,
    path: withSearch(pathname, { ...parsed, ...ownParameters }),
    cacheable: Object.values(ownParameters).every((text) => text === ""),
    // Unknown parameters, such as those of a campaign, stay in the redirect's URL.
    // After a reload or a way back the receipt is the page of one's own request.
    redirect: token ? `${requestPath}?token=${token}` : isValid ? null : withSearch(pathname, { ...given, ...parsed }),
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
 * The canonical URL of a path: lower case, unreserved characters not encoded, no trailing or double slash. A backslash
 * counts as a slash, because browsers treat it as one and `/\other.example` must not redirect to another site.
 * null: the URL is canonical.
 */
export function canonicalUrl(url: string): string | null {
  const [path = "/", ...search] = url.split("?");
  const decoded = path.replace(/%[2-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[a-z0-9._~-]/i.test(character) ? character : code;
  });
  const canonical = `/${decoded.toLowerCase().split(/[/\\]/).filter(Boolean).join("/")}`;
  return canonical === path ? null : [canonical, ...search].join("?");
}

const successors = new Map<string, string>([...movedPosts].map(([from, to]) => [postPath(from), postPath(to)]));

/** The path of the article that replaced the one at `path`. null: none did. */
export function successorOf(path: string): string | null {
  return successors.get(path) ?? null;
}
