import { movedPosts } from "@site/content/blog/moved";
import { newsletterPaths, postPath } from "@site/content/paths";

/** The search parameters that a page reads, and whether its answer is the same for everyone who sends them. */
const parameters: Record<string, { kept: readonly string[]; personal: readonly string[] }> = {
  "/": { kept: [], personal: ["sent"] },
  "/contact": { kept: [], personal: ["sent"] },
  "/blog": { kept: ["category", "order", "shown"], personal: ["sent"] },
  [newsletterPaths.confirm]: { kept: [], personal: ["token", "result"] },
  [newsletterPaths.unsubscribe]: { kept: [], personal: ["token", "result"] },
  "/faqs": { kept: [], personal: ["q"] },
};

export type PageAddress = {
  /** Path and the parameters that count, in one order: what is rendered. */
  path: string;
  cacheable: boolean;
};

/** @throws TypeError when the address can't be decoded */
export function pageAddress(url: string): PageAddress {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  decodeURIComponent(pathname);
  const { kept, personal } = parameters[pathname] ?? { kept: [], personal: [] };
  const counting = new URLSearchParams();
  for (const name of [...kept, ...personal]) {
    const value = searchParams.get(name);
    if (value !== null && value !== "") counting.set(name, value);
  }
  const cacheable = !personal.some((name) => counting.has(name));
  return { path: counting.size === 0 ? pathname : `${pathname}?${counting}`, cacheable };
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

/** Addresses of programs and files: what is not there is answered in their shape, without a page. */
export function isForPrograms(url: string): boolean {
  return /^\/(?:api|trpc|assets|art)\//.test(url);
}
