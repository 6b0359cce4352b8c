import type { Locator, Page } from "@playwright/test";
import { posts } from "@site/content/blog/posts";
import { postsPerPage } from "@site/content/search/blog";
import type { Post, PostCategory } from "@site/content/types/content";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";

const articleCount = Object.keys(posts).length;

function countOf(category: PostCategory): number {
  return Object.values<Post>(posts).filter((post) => post.category === category).length;
}

function cards(page: Page): Locator {
  return page.locator("#latest").getByRole("listitem");
}

/** The category badges of the cards; the covers, which repeat them, are hidden from assistive technology. */
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

test("a category tile of the blog says how many articles it has, shows as many, and All Categories shows the others again; Sort by Date turns the order around and back, within a category too, and the back button undoes each choice", async ({
  page,
}) => {
  await open(page, "/blog");
  const category = "Industry News";
  const count = countOf(category);
  const all = page.getByRole("link", { name: "All Categories" });
  const more = page.getByRole("link", { name: "Load More Articles" });
  await expect(tile(page, category)).toContainText(`${count} articles`);
  await tile(page, category).click();
  await expect(page).toHaveURL("/blog?category=industry-news");
  await expect(tile(page, category)).toHaveAttribute("aria-current", /page|true/);
  await expect(page.getByRole("heading", { level: 2, name: `${category}, ${count} articles` })).toBeVisible();
  await expect(all).not.toHaveAttribute("aria-current");
  for (let shown = postsPerPage; shown < count; shown += postsPerPage) {
    await expect(badges(page, category)).toHaveCount(shown);
    await more.click();
  }
  await expect(badges(page, category)).toHaveCount(count);
  await expect(cards(page)).toHaveCount(count);
  await expect(more).toHaveCount(0);
  await all.click();
  await expect(page).toHaveURL("/blog");
  await expect(all).toHaveAttribute("aria-current");
  await expect(tile(page, category)).not.toHaveAttribute("aria-current");

  await expect(cards(page)).toHaveCount(postsPerPage);
  const newest = await dates(page);
  expect(newest).toEqual(newest.toSorted().toReversed());
  const sort = page.getByRole("link", { name: "Sort by Date" });
  await sort.click();
  await expect(page).toHaveURL("/blog?order=oldest");
  await expect(sort).toContainText("oldest first");
  // The label changes first, and the list that is left is in order too.
  await expect.poll(() => dates(page)).not.toEqual(newest);
  const oldest = await dates(page);
  expect(oldest).toEqual(oldest.toSorted());
  expect(oldest.at(0)?.localeCompare(newest.at(0) ?? "")).toBe(-1);

  await tile(page, "Compliance").click();
  await expect(page).toHaveURL("/blog?category=compliance");
  await expect(cards(page)).toHaveCount(Math.min(countOf("Compliance"), postsPerPage));
  await sort.click();
  await expect(page).toHaveURL("/blog?category=compliance&order=oldest");
  await page.goBack();
  await expect(page).toHaveURL("/blog?category=compliance");
  await page.goBack();
  await expect(page).toHaveURL("/blog?order=oldest");
  await expect(cards(page)).toHaveCount(postsPerPage);
  await sort.click();
  await expect(sort).toContainText("newest first");
  await expect.poll(() => dates(page)).toEqual(newest);
});

test("Load More Articles adds a page of articles in place, however slow they come, until all are shown, and a card's Read More leads to its article", async ({
  page,
}) => {
  await open(page, "/blog");
  const first = await dates(page);
  const status = page.locator("#latest").getByRole("status");
  const more = page.getByRole("link", { name: "Load More Articles" });
  await expect(status).toHaveText(`${postsPerPage} of ${articleCount} articles`);
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
  const { title } = posts["caqh-attestation-every-120-days"];
  await cards(page).filter({ hasText: title }).getByText("Read More").click();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a search of the blog finds articles within the category, and leads on when it finds none; the link of an article that was removed shows Article Not Found", async ({
  page,
  problems,
}) => {
  await open(page, "/blog");
  const field = page.getByRole("searchbox", { name: "Search the articles" });
  await field.fill("  NPDB  query ");
  await field.press("Enter");
  await expect(page).toHaveURL("/blog?q=NPDB+query");
  await expect(page.getByRole("heading", { level: 2, name: "“NPDB query”" })).toBeVisible();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1);

  await tile(page, "Compliance").click();
  await expect(page).toHaveURL("/blog?category=compliance&q=NPDB+query");
  // The address changes before the list does, so both are counted again until each card is one of the category.
  const isNarrowed = async () => {
    const shown = await cards(page).count();
    return shown > 0 && shown === (await badges(page, "Compliance").count());
  };
  await expect.poll(isNarrowed).toBe(true);

  await field.fill("npdb platypus");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No article has all of these words")).toBeVisible();
  await expect(field).toHaveValue("npdb platypus");
  await page.getByRole("link", { name: "CAQH", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=CAQH");
  await expect(cards(page).first()).toBeVisible();
  await expect(field).toHaveValue("CAQH");

  // What the router does for a link to an article that was removed; the site itself has none.
  problems.allow(/status of 404/);
  await page.evaluate(() => history.pushState({}, "", "/blog/no-such-article"));
  await expect(page.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await expect(page).toHaveTitle("Article Not Found | Northlight");
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Return to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

const path = "/blog/peer-references-that-answer";
test("an article's table of contents is folded above the text, stays beside it in a wide window, and leads to its parts", async ({
  page,
}) => {
  await page.goto(path);
  const contents = page.getByRole("article").getByRole("navigation", { name: "On this page" });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(contents.getByRole("link").first()).toBeHidden();
    await contents.locator("summary").click();
    await contents.getByRole("link", { name: "Keep the list" }).click();
    await expect(page.getByRole("heading", { name: "Keep the list" })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("article summary")).toBeHidden();
  await contents.getByRole("link", { name: "The calendar" }).click();
  await expect(page.getByRole("heading", { name: "The calendar" })).toBeInViewport();
  await expect(contents).toBeInViewport();
});
