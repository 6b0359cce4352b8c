import { movedPosts } from "@site/content/blog/posts";
import { hydrationPath, newsletterPaths, paths, plannerPath, postPath, requestPath } from "@site/content/paths";
import { planNames } from "@site/content/plan-search";
import { blogSearch } from "@site/content/search/blog";
import { stateSearch } from "@site/content/search/states";

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

/** What a form that was sent leaves in the address: the newsletter's name, or the token of one's own request. */
const answer = "sent";
const newsletterAnswer = "newsletter";
const tokenOfRequest = /^(?:closing-)?(C[RM]-[\w-]+\.[\w-]+\.[\w-]+)$/;

/** A page that is asked for. */
export type PageAddress = {
  /** Decoded, as `PageTable` has it. */
  pathname: string;
  /** The path with its known parameters in a fixed order: the URL that is rendered, and the cache's key. */
  path: string;
  /** false: the page is for one visitor. */
  isShared: boolean;
};

/** Where a request should have gone: to the one spelling of its address, or to the page of one's own request. */
type Redirect = { location: string; status: 307 | 308 };

/** @param url as the request has it. @returns null when it can't be decoded */
export function readAddress(url: string): PageAddress | Redirect | null {
  const [path = "/", ...rest] = url.split("?");
  const search = rest.join("?");
  const canonical = canonicalPath(path);
  if (canonical !== path) return { location: search === "" ? canonical : `${canonical}?${search}`, status: 308 };
  const pathname = decoded(path);
  if (pathname === null) return null;
  const { parse, personal } = parametersOf[path] ?? (path.startsWith(`${paths.states}/`) ? ofState : none);
  // Of a repeated parameter the last value counts, as in the browser's router.
  const given: Texts = Object.fromEntries(new URLSearchParams(search));
  const [, token] = tokenOfRequest.exec(given[answer] ?? "") ?? [];
  // After a reload or a way back, the receipt is the page of one's own request.
  if (token !== undefined) return { location: `${requestPath}?token=${token}`, status: 307 };
  const shared = textsOf(parse(given));
  const isValid = Object.entries(shared).every(([name, text]) => text === (given[name] ?? ""));
  // Unknown parameters, such as those of a campaign, stay in the redirect's URL.
  if (!isValid) return { location: withSearch(path, { ...given, ...shared }), status: 307 };
  const names = given[answer] === newsletterAnswer ? [answer, ...personal] : personal;
  const own = textsOf(Object.fromEntries(names.map((name) => [name, given[name]])));
  const isShared = Object.values(own).every((text) => text === "");
  return { pathname, path: withSearch(path, { ...shared, ...own }), isShared };
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

const successors = new Map<string, string>([...movedPosts].map(([from, to]) => [postPath(from), postPath(to)]));

/** The path of the article that replaced the one at `path`. null: none did. */
export function successorOf(path: string): string | null {
  return successors.get(path) ?? null;
}

/** @param path `PageAddress.path` @param version `RenderedPage.hydration.version` */
export function hydrationUrl(path: string, version: string): string {
  return `${hydrationPath}?${new URLSearchParams({ page: path, version })}`;
}
