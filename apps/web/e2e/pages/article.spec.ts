import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

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

test("a click on the link of an article that was removed shows Article Not Found", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await open(page, "/blog");
  // What the router does for a link to it; the site itself has none.
  await page.evaluate(() => history.pushState({}, "", "/blog/no-such-article"));
  await expect(page.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await expect(page).toHaveTitle("Article Not Found | Northlight");
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Return to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});
