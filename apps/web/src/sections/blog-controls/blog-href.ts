import type { BlogSearch } from "@site/content/blog-search";
import { paths } from "@site/content/paths";

/** Address of the list with these choices. */
export function blogHref(search: BlogSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return parameters.size === 0 ? paths.blog : `${paths.blog}?${parameters}`;
}
