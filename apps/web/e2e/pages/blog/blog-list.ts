import { expect, type Locator, type Page } from "@playwright/test";
import { posts } from "@site/content/blog/posts";
import { postsPerPage } from "@site/content/search/blog";
import type { Post, PostCategory } from "@site/content/types/content";

const articleCount = Object.keys(posts).length;

export function countOf(category: PostCategory): number {
  return Object.values<Post>(posts).filter((post) => post.category === category).length;
}

export const loadMore = "Load More Articles";

export function cards(page: Page): Locator {
  return page.locator("#latest").getByRole("listitem");
}

/** The category badges of the cards; the covers, which repeat them, are hidden from assistive technology. */
export function badges(page: Page, category: string): Locator {
  return cards(page).getByText(category, { exact: true }).and(page.locator(":not([aria-hidden] *)"));
}

export function tile(page: Page, category: string): Locator {
  return page.getByRole("navigation", { name: "Browse by category" }).getByRole("link", { name: category });
}

export function dates(page: Page): Promise<string[]> {
  const times = cards(page).locator("time");
  return times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
}

export async function loadAll(page: Page): Promise<void> {
  const more = page.getByRole("link", { name: loadMore });
  for (let shown = postsPerPage; shown < articleCount; shown += postsPerPage) {
    await expect(cards(page)).toHaveCount(shown);
    await more.click();
  }
  await expect(cards(page)).toHaveCount(articleCount);
  await expect(more).toHaveCount(0);
}
