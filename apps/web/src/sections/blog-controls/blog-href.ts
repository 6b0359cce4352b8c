import { type Path, paths } from "@site/content/paths";
import type { BlogSearch } from "@site/content/search/blog";

/** Address of the list with these choices. */
export function blogHref(search: BlogSearch): Path {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return parameters.size === 0 ? paths.blog : `${paths.blog}?${parameters}`;
}
