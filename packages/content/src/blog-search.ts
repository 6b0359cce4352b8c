import { type PostCategory, postCategories } from "./types.ts";

export type BlogSearch = {
  category?: string | undefined;
  order?: "oldest" | undefined;
  shown?: number | undefined;
};

/** Articles on the first page, and per "Load More Articles". */
export const postsPerPage = 12;
const shownMax = 600;

export function categorySlug(category: PostCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

export function categoryOf(slug: string | undefined): PostCategory | undefined {
  return postCategories.find((category) => categorySlug(category) === slug);
}

/** Parses the list's search parameters. Invalid values become `undefined`, which shows the default list. */
export function blogSearch({ category, order, shown }: Record<string, unknown>): BlogSearch {
  const count = typeof shown === "string" || typeof shown === "number" ? Number(shown) : Number.NaN;
  // Returns every key, `undefined` included: the router merges this over the raw search, and a missing key would let an
  // invalid value through.
  return {
    category: typeof category === "string" && categoryOf(category) !== undefined ? category : undefined,
    order: order === "oldest" ? order : undefined,
    shown: isWholePages(count) ? count : undefined,
  };
}

/** Only lengths that "Load More Articles" produces, because every other would be one more page in the cache. */
function isWholePages(count: number): boolean {
  return count > postsPerPage && count <= shownMax && count % postsPerPage === 0;
}

/** Query of the shown articles plus one, which tells whether there are more to load. */
export function postsQuery({ category, order, shown = postsPerPage }: BlogSearch) {
  return { category: categoryOf(category), order: order ?? "newest", limit: shown + 1 } as const;
}
