import type { Locator, Page } from "@playwright/test";
import { posts } from "@site/content/blog/posts";
import { postsPerPage } from "@site/content/search/blog";
import type { Post } from "@site/content/types/content";
import { expect, test } from "../support/fixtures.ts";
import { holdBack, open } from "../support/loading.ts";

const articleCount = Object.keys(posts).length;
const { title } = posts["caqh-attestation-every-120-days"];

function cards(page: Page): Locator {
  return page.locator("#latest").getByRole("listitem");
}

/** Excludes the covers of the cards, which are hidden from assistive technology. */
function badges(page: Page, category: string): Locator {
  return cards(page).getByText(category, { exact: true }).and(page.locator(":not([aria-hidden] *)"));
}

function tile(page: Page, category: string): Locator {
  return page.getByRole("navigation", { name: "Browse by category" }).getByRole("link", { name: category });
}

function dates(page: Page): Promise<string[]> {
  const times = cards(page).locator("time");
  return times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
}

test("a tile, Sort by Date and a search change the list, and back undoes; a removed article is shown as missing", async ({
  page,
  problems,
}) => {
  await open(page, "/blog");
  const count = Object.values<Post>(posts).filter(({ category }) => category === "Compliance").length;
  const all = page.getByRole("link", { name: "All Categories" });
  const sort = page.getByRole("link", { name: "Sort by Date" });
  const newest = await dates(page);
  expect(newest).toEqual(newest.toSorted().toReversed());
  await sort.click();
  await expect(page).toHaveURL("/blog?order=oldest");
  await expect(sort).toContainText("oldest first");
  // The label of the sort link changes before the list does.
  await expect.poll(() => dates(page)).not.toEqual(newest);
  expect(await dates(page)).toEqual((await dates(page)).toSorted());

  await expect(tile(page, "Compliance")).toContainText(`${count} articles`);
  await tile(page, "Compliance").click();
  await expect(page).toHaveURL("/blog?category=compliance");
  await expect(tile(page, "Compliance")).toHaveAttribute("aria-current", /page|true/);
  await expect(all).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("heading", { level: 2, name: `Compliance, ${count} articles` })).toBeVisible();
  await expect(badges(page, "Compliance")).toHaveCount(Math.min(count, postsPerPage));
  await expect(cards(page)).toHaveCount(Math.min(count, postsPerPage));
  await page.goBack();
  await expect(page).toHaveURL("/blog?order=oldest");
  await expect(all).toHaveAttribute("aria-current");
  await sort.click();
  await expect.poll(() => dates(page)).toEqual(newest);

  const field = page.getByRole("searchbox", { name: "Search the articles" });
  await field.fill("  NPDB  query ");
  await field.press("Enter");
  await expect(page).toHaveURL("/blog?q=NPDB+query");
  await expect(page.getByRole("heading", { level: 2, name: "“NPDB query”" })).toBeVisible();
  await tile(page, "Compliance").click();
  await expect(page).toHaveURL("/blog?category=compliance&q=NPDB+query");
  await field.fill("npdb platypus");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No article has all of these words")).toBeVisible();
  await page.getByRole("link", { name: "CAQH", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=CAQH");
  await expect(cards(page).first()).toBeVisible();
  await expect(field).toHaveValue("CAQH");

  // No page links to an article that doesn't exist, so this changes the URL as a click on such a link would.
  problems.allow(/status of 404/);
  await page.evaluate(() => history.pushState({}, "", "/blog/no-such-article"));
  await expect(page.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await expect(page).toHaveTitle("Article Not Found | Northlight");
  await page.getByRole("link", { name: "Return to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("Load More Articles adds articles in place, however slowly, until all are shown", async ({ page }) => {
  await open(page, "/blog");
  const first = await dates(page);
  const status = page.locator("#latest").getByRole("status");
  const more = page.getByRole("link", { name: "Load More Articles" });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  const release = await holdBack(page, "**/trpc/**");
  await page.clock.install();
  await more.click();
  await page.clock.runFor(2_000);
  await expect(status).toHaveText(`${postsPerPage} of ${articleCount} articles`);
  release();
  await page.clock.resume();
  await expect(status).toHaveText(`${2 * postsPerPage} of ${articleCount} articles`);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  for (let shown = 3 * postsPerPage; shown < articleCount + postsPerPage; shown += postsPerPage) {
    await more.click();
    await expect(status).toHaveText(`${Math.min(shown, articleCount)} of ${articleCount} articles`);
  }
  await expect(cards(page)).toHaveCount(articleCount);
  await expect(more).toHaveCount(0);
  expect((await dates(page)).slice(0, postsPerPage)).toEqual(first);
  await cards(page).filter({ hasText: title }).getByText("Read More").click();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(title);
});

test("an article's contents are collapsed on a phone and stay in view on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/blog/peer-references-that-answer");
  const contents = page.getByRole("article").getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link").first()).toBeHidden();
  await contents.locator("summary").click();
  await contents.getByRole("link", { name: "Keep the list" }).click();
  await expect(page.getByRole("heading", { name: "Keep the list" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("article summary")).toBeHidden();
  await contents.getByRole("link", { name: "The calendar" }).click();
  await expect(page.getByRole("heading", { name: "The calendar" })).toBeInViewport();
  await expect(contents).toBeInViewport();
});
