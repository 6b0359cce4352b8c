import { posts } from "@site/content/blog/posts";
import { postsPerPage } from "@site/content/search/blog";
import { expect, test } from "../support/fixtures.ts";
import { failProcedure, holdBack, open } from "../support/loading.ts";

const { title } = posts["caqh-attestation-every-120-days"];

test("while data loads, the previous page stays; then the blog shows six skeletons, an article a spinner, a list nothing", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  const releaseAbout = await holdBack(page, "**/trpc/**");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(heading).toHaveText(before);
  await expect(page.getByRole("main").getByText("Loading")).toHaveCount(0);
  releaseAbout();
  await page.clock.resume();
  await expect(heading).toHaveText(/^We carry your file/);

  await page.unrouteAll({ behavior: "wait" });
  const release = await holdBack(page, "**/trpc/**");
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  await expect(page.getByRole("status", { name: "Loading articles" })).toBeVisible();
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  release();
  const list = page.getByRole("region", { name: "Latest Articles" });
  await expect(list.getByRole("listitem")).toHaveCount(postsPerPage);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);

  await page.unrouteAll({ behavior: "wait" });
  const releaseArticle = await holdBack(page, "**/trpc/**");
  await list.getByRole("link", { name: title }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading");
  releaseArticle();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);

  await page.unrouteAll({ behavior: "wait" });
  const releaseSpecialties = await holdBack(page, "**/trpc/*specialties.list*");
  await page.getByRole("banner").getByRole("link", { name: "States" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Medical Credentialing in All 50 States" })).toBeVisible();
  await expect(page.getByRole("region", { name: "By specialty" })).toHaveCount(0);
  releaseSpecialties();
  await expect(page.getByRole("region", { name: "By specialty" }).getByRole("listitem")).toHaveCount(12);
});

test("the blog keeps its frame when its articles fail, an article looks like a missing one, and another try shows both", async ({
  page,
  problems,
}) => {
  problems.allow(/status of (?:207|500)/, /^console error: TRPCClientError/);
  await open(page, "/about");
  await failProcedure(page, "posts.list");
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  const list = page.getByRole("region", { name: "Latest Articles" });
  await expect(list).toContainText("The articles could not be loaded.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /Industry News\s*\d+ articles/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();

  await page.unrouteAll({ behavior: "wait" });
  await list.getByRole("button", { name: "Try again" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(postsPerPage);
  await expect(list).not.toContainText("could not be loaded");

  await failProcedure(page, "posts.list");
  await page.route("**/trpc/*pages.article*", (route) => route.fulfill({ status: 500, body: "Internal Server Error" }));
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await expect(page).toHaveTitle("Article Not Found | Northlight");
  await page.unroute("**/trpc/*pages.article*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByRole("region", { name: "Related Articles" })).toHaveCount(0);
});
