import { postsPerPage } from "@site/content/search/blog";
import { cards, countOf, dates, loadAll, loadMore, tile } from "../pages/blog/blog-list.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ javaScriptEnabled: false });

test("the Services menu opens on hover and on focus without JavaScript, and its links work", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  const link = nav.getByRole("link", { name: "Facility Credentialing" });
  await expect(link).toBeHidden();
  await nav.getByRole("button", { name: "Services" }).focus();
  await expect(link).toBeVisible();
  await nav.getByRole("link", { name: "Home" }).focus();
  await expect(link).toBeHidden();
  await nav.getByRole("button", { name: "Services" }).hover();
  await link.click();
  await expect(page).toHaveURL("/facility-credentialing");
});

test("the server filters the questions of the FAQ page without JavaScript, and a question opens", async ({ page }) => {
  const search = page.getByPlaceholder("Search frequently asked questions...");
  const questions = page.getByRole("main").locator("details");
  await page.goto("/faqs");
  await search.fill("caqh");
  await page.getByRole("search").getByRole("button").click();
  await expect(page).toHaveURL("/faqs?q=caqh");
  await expect(search).toHaveValue("caqh");
  for (const text of await questions.allTextContents()) expect(text).toMatch(/caqh/i);
  expect(await questions.count()).toBeGreaterThan(0);
  await questions.first().locator("summary").click();
  await expect(questions.first().getByRole("paragraph")).toBeVisible();
  await page.goto("/faqs?q=zebra");
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
});

test("the blog's filter, order and Load More Articles work without JavaScript", async ({ page }) => {
  await page.goto("/blog");
  await loadAll(page);
  await tile(page, "Industry News").click();
  await expect(cards(page)).toHaveCount(postsPerPage);
  await page.getByRole("link", { name: "Sort by Date" }).click();
  await expect(page).toHaveURL(/order=oldest/);
  await expect(cards(page)).toHaveCount(postsPerPage);
  const oldest = await dates(page);
  expect(oldest).toEqual(oldest.toSorted());
  await page.getByRole("link", { name: loadMore }).click();
  await expect(cards(page)).toHaveCount(Math.min(countOf("Industry News"), 2 * postsPerPage));
});
