import { type PostCategory, postCategories } from "./types.ts";

export type BlogSearch = {
  category?: string | undefined;
  order?: "oldest" | undefined;
  shown?: number | undefined;
};

/** Articles on the first page, and with every "Load More Articles". */
export const postsPerPage = 12;
const shownMax = 600;

export function categorySlug(category: PostCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

export function categoryOf(slug: string | undefined): PostCategory | undefined {
  return postCategories.find((category) => categorySlug(category) === slug);
}

/** What of the address counts; anything else shows the plain list. */
export function blogSearch({ category, order, shown }: Record<string, unknown>): BlogSearch {
  const count = typeof shown === "string" || typeof shown === "number" ? Number(shown) : Number.NaN;
  // Each is named, if only as absent: the router lays these over what the address says.
  return {
    category: typeof category === "string" && categoryOf(category) !== undefined ? category : undefined,
    order: order === "oldest" ? order : undefined,
    shown: isWholePages(count) ? count : undefined,
  };
}

/** Only lengths that "Load More Articles" leads to: every other would be one more page to keep. */
function isWholePages(count: number): boolean {
  return count > postsPerPage && count <= shownMax && count % postsPerPage === 0;
}

/** The list that an address shows, and one more, which tells whether there is more to load. */
export function postsQuery({ category, order, shown = postsPerPage }: BlogSearch) {
  return { category: categoryOf(category), order: order ?? "newest", limit: shown + 1 } as const;
}
