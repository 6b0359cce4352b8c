import { pages } from "@site/content/pages";

const knownPaths = new Set<string>(pages.map(({ path }) => path));

/** The path of a known page, without its query. null: unknown, not logged because it may hold personal data. */
export function loggablePath(url: string): string | null {
  const [path = ""] = url.split("?");
  return knownPaths.has(path) ? path : null;
}
