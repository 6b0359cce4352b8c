import { type PostCategory, postCategories } from "@site/content/types";

export type BlogSearch = { category?: string; order?: "oldest"; shown?: number };

/** Articles on the first page, and with every "Load More Articles". */
export const postsPerPage = 12;
const shownMax = 900;

export function categorySlug(category: PostCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

export function categoryOf(slug: string | undefined): PostCategory | undefined {
  return postCategories.find((category) => categorySlug(category) === slug);
}

/** What of the address counts; anything else shows the plain list. */
export function blogSearch({ category, order, shown }: Record<string, unknown>): BlogSearch {
  const count = typeof shown === "string" || typeof shown === "number" ? Number(shown) : Number.NaN;
  return {
    ...(typeof category === "string" && categoryOf(category) !== undefined && { category }),
    ...(order === "oldest" && { order }),
    ...(Number.isInteger(count) && count > postsPerPage && count <= shownMax && { shown: count }),
  };
}

/** The list that an address shows, and one more, which tells whether there is more to load. */
export function postsQuery({ category, order, shown = postsPerPage }: BlogSearch) {
  return { category: categoryOf(category), order: order ?? "newest", limit: shown + 1 } as const;
}
