import { posts } from "@site/content/blog/posts";
import type { Post } from "@site/content/types/content";
import { longDate } from "../../../src/ui/text/dates.ts";
import { expect, test } from "../../support/fixtures.ts";
import { open } from "../../support/hydrated.ts";

const path = "/blog/caqh-attestation-every-120-days";
const post: Post = posts["caqh-attestation-every-120-days"];

test("an article shows what requirements 60 to 64 ask for, in order", async ({ page }) => {
  await open(page, path);
  const article = page.getByRole("article");
  await expect(article.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await expect(article.getByRole("paragraph").getByText(post.category, { exact: true })).toBeVisible();
  await expect(article.getByText(longDate(post.createdOn), { exact: true })).toBeVisible();
  await expect(article.getByText(`Updated ${longDate(post.updatedOn ?? "")}`)).toBeVisible();
  await expect(article.getByText("Credentialing Team")).toBeVisible();
  await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem").first()).toHaveText("CAQH");
  await expect(page).toHaveTitle(`${post.title} - Northlight Blog`);
  const sources = article.getByRole("region", { name: "Sources" }).getByRole("link");
  await expect(sources).toHaveText(post.sources.map(({ title }) => title));

  const related = page.getByRole("region", { name: "Related Articles" }).getByRole("link");
  await expect(related).toHaveCount(3);
  const hrefs = await related.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).not.toContain(path);
  await expect(page.getByRole("link", { name: "Get Free Consultation" })).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("link", { name: "Read More Articles" })).toHaveAttribute("href", "/blog");
});

test("an article's Share button copies the address and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("article").getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("a click on the link of an article that was removed shows Article Not Found", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await open(page, "/blog");
  // What the router does for a link to it; the site itself has none.
  await page.evaluate(() => history.pushState({}, "", "/blog/no-such-article"));
  await expect(page.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await expect(page).toHaveTitle("Article Not Found | Northlight");
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Return to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});
