import { type PostCategory, postCategories } from "../types/content.ts";

export type BlogSearch = {
  category?: string | undefined;
  /** By default, the best matches of `q` come first or, without `q`, the newest articles. */
  order?: "newest" | "oldest" | undefined;
  shown?: number | undefined;
  q?: string | undefined;
};

export const searchLengthMax = 80;

/** The number of articles on the first page, and the number that "Load More Articles" adds. */
export const postsPerPage = 12;
const shownMax = 600;

export function categorySlug(category: PostCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

export function categoryOf(slug: string | undefined): PostCategory | undefined {
  return postCategories.find((category) => categorySlug(category) === slug);
}

/** Parses the list's search parameters. Invalid values become `undefined`, which shows the default list. */
export function blogSearch({ category, order, shown, q }: Record<string, unknown>): BlogSearch {
  const words = wordsOf(q);
  const count = typeof shown === "string" || typeof shown === "number" ? Number(shown) : Number.NaN;
  // All keys are returned, because if a key were missing, the router would keep its invalid value.
  return {
    category: typeof category === "string" && categoryOf(category) !== undefined ? category : undefined,
    // Without words, the newest come first by default, and the list must have only one URL.
    order: order === "oldest" || (order === "newest" && words !== undefined) ? order : undefined,
    shown: isWholePages(count) ? count : undefined,
    q: words,
  };
}

/** Puts one space between words, so that each search has only one URL. */
function wordsOf(q: unknown): string | undefined {
  if (typeof q !== "string") return undefined;
  const words = q
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, searchLengthMax)
    .trim();
  return words === "" ? undefined : words;
}

/** Accepts only lengths that "Load More Articles" causes, because each other length would be another cached page. */
function isWholePages(count: number): boolean {
  return count > postsPerPage && count <= shownMax && count % postsPerPage === 0;
}

/** Limits the length of a list to its articles, so that each list has only one URL. */
export function boundedShown({ shown = postsPerPage }: BlogSearch, count: number): number | undefined {
  const needed = Math.min(shown, Math.ceil(count / postsPerPage) * postsPerPage);
  return needed > postsPerPage ? needed : undefined;
}

export function postsQuery({ order, shown = postsPerPage, ...search }: BlogSearch) {
  return { ...postsFilter(search), order, limit: shown } as const;
}

export function postsFilter({ category, q }: Pick<BlogSearch, "category" | "q">) {
  return { category: categoryOf(category), words: q };
}
