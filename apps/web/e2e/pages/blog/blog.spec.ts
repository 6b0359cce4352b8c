import { posts } from "@site/content/blog/posts";
import { postsPerPage } from "@site/content/search/blog";
import { type Post, postCategories } from "@site/content/types/content";
import { longDate } from "../../../src/ui/text/dates.ts";
import { expect, test } from "../../support/fixtures.ts";
import { open } from "../../support/hydrated.ts";
import { expectOneRow } from "../layout.ts";
import { badges, cards, countOf, dates, loadAll, loadMore, tile } from "./blog-list.ts";

test("each category tile of the blog says how many articles it has, and shows as many", async ({ page }) => {
  await open(page, "/blog");
  for (const category of postCategories) {
    const count = countOf(category);
    await expect(tile(page, category)).toContainText(`${count} articles`);
    await tile(page, category).click();
    await expect(page).toHaveURL(`/blog?category=${category.toLowerCase().replace(" ", "-")}`);
    await expect(tile(page, category)).toHaveAttribute("aria-current", /page|true/);
    const title = page.getByRole("heading", { level: 2, name: `${category}, ${count} articles` });
    await expect(title).toBeVisible();
    const all = page.getByRole("link", { name: "All Categories" });
    await expect(all).not.toHaveAttribute("aria-current");
    const more = page.getByRole("link", { name: loadMore });
    // The list before it may be as long.
    await expect(badges(page, category)).toHaveCount(Math.min(count, postsPerPage));
    await expect(cards(page)).toHaveCount(Math.min(count, postsPerPage));
    for (let shown = postsPerPage; shown < count; shown += postsPerPage) {
      await expect(cards(page)).toHaveCount(shown);
      await more.click();
    }
    await expect(cards(page)).toHaveCount(count);
    await expect(more).toHaveCount(0);
    await expect(badges(page, category)).toHaveCount(count);

    await all.click();
    await expect(page).toHaveURL("/blog");
    await expect(all).toHaveAttribute("aria-current");
    await expect(tile(page, category)).not.toHaveAttribute("aria-current");
  }
});

test("the blog shows the newest article first, and Sort by Date turns the order around and back", async ({ page }) => {
  await open(page, "/blog");
  const newest = await dates(page);
  expect(newest).toEqual(newest.toSorted().toReversed());
  const sort = page.getByRole("link", { name: "Sort by Date" });
  await sort.click();
  await expect(page).toHaveURL("/blog?order=oldest");
  await expect(sort).toContainText("oldest first");
  const oldest = await dates(page);
  expect(oldest).toEqual(oldest.toSorted());
  expect(oldest.at(0)?.localeCompare(newest.at(0) ?? "")).toBe(-1);
  await sort.click();
  await expect(sort).toContainText("newest first");
  expect(await dates(page)).toEqual(newest);
});

test("the blog's filter and order keep each other, and the back button undoes them one by one", async ({ page }) => {
  await open(page, "/blog?order=oldest");
  await tile(page, "Compliance").click();
  await expect(cards(page)).toHaveCount(Math.min(countOf("Compliance"), postsPerPage));
  await page.getByRole("link", { name: "Sort by Date" }).click();
  await expect(page).toHaveURL("/blog?category=compliance&order=oldest");
  await page.goBack();
  await expect(page).toHaveURL("/blog?category=compliance");
  await page.goBack();
  await expect(page).toHaveURL("/blog?order=oldest");
  await expect(cards(page)).toHaveCount(postsPerPage);
});

test("Load More Articles adds a page of articles in place, until all are shown", async ({ page }) => {
  await open(page, "/blog");
  const first = await dates(page);
  const status = page.locator("#latest").getByRole("status");
  const all = Object.keys(posts).length;
  await expect(status).toHaveText(`${postsPerPage} of ${all} articles`);
  await page.getByRole("link", { name: loadMore }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole("link", { name: loadMore }).click();
  await expect(cards(page)).toHaveCount(2 * postsPerPage);
  await expect(status).toHaveText(`${2 * postsPerPage} of ${all} articles`);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect((await dates(page)).slice(0, postsPerPage)).toEqual(first);
  await page.goBack();
  await loadAll(page);
});

test("an article card of the blog shows category, date, author, title and excerpt, and its Read More leads to the article", async ({
  page,
}) => {
  const article: Post = posts["caqh-attestation-every-120-days"];
  await open(page, "/blog");
  const card = cards(page).filter({ hasText: article.title });
  await expect(card).toContainText(article.category);
  await expect(card).toContainText(longDate(article.createdOn));
  await expect(card).toContainText("Credentialing Team");
  await expect(card).toContainText(article.excerpt);
  await card.getByText("Read More").click();
  await expect(page).toHaveURL("/blog/caqh-attestation-every-120-days");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a search finds articles, within the category, and leads on when it finds none", async ({ page }) => {
      await (javaScriptEnabled ? open(page, "/blog") : page.goto("/blog"));
      const field = page.getByRole("searchbox", { name: "Search the articles" });
      await field.fill("  NPDB  query ");
      await field.press("Enter");
      await expect(page).toHaveURL("/blog?q=NPDB+query");
      await expect(page.getByRole("heading", { level: 2, name: "“NPDB query”" })).toBeVisible();
      const found = await cards(page).count();
      expect(found).toBeGreaterThan(1);

      await tile(page, "Compliance").click();
      await expect(page).toHaveURL("/blog?category=compliance&q=NPDB+query");
      await expect(badges(page, "Compliance")).toHaveCount(await cards(page).count());

      await field.fill("npdb platypus");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByText("No article has all of these words")).toBeVisible();
      await expect(field).toHaveValue("npdb platypus");
      await page.getByRole("link", { name: "CAQH", exact: true }).click();
      await expect(page).toHaveURL("/blog?q=CAQH");
      await expect(cards(page).first()).toBeVisible();
      await expect(field).toHaveValue("CAQH");
    });
  });
}

test("the blog on a phone has its two choices in one row", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog");
  const link = (name: string) => page.getByRole("link", { name }).first();
  await expectOneRow(link("All Categories"), link("Sort by Date"));
});

test("the first article of a search or a category begins in a phone's first screen, with the four categories in one row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/blog?q=caqh", "/blog?category=compliance"]) {
    await page.goto(path);
    await expectOneRow(tile(page, "Credentialing Tips"), tile(page, "Compliance"));
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(600);
  }
});
