import { pages } from "@site/content/pages";

const ours = new Set<string>(pages.map(({ path }) => path));

/** A page's path as the log may hold it; null: it is none of ours, and who knows what somebody typed there. */
export function loggablePath(url: string): string | null {
  const [path = ""] = url.split("?");
  return ours.has(path) ? path : null;
}
