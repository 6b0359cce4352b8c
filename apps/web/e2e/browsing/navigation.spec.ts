import type { Page } from "@playwright/test";
import { posts } from "@site/content/blog/posts";
import { headFromServer, headInBrowser } from "../pages/document-head.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { dataRequests, holdBack } from "../support/network.ts";

type Step = { click: (page: Page) => Promise<void>; path: string };

const main = (page: Page) => page.getByRole("main");

const journey: readonly Step[] = [
  {
    click: (page) =>
      main(page)
        .getByRole("link", { name: /^Payer Enrollment(?! article)/ })
        .first()
        .click(),
    path: "/payer-enrollment",
  },
  { click: (page) => main(page).getByRole("link", { name: "Get Started" }).first().click(), path: "/contact" },
  { click: (page) => page.getByRole("banner").getByRole("link", { name: "States" }).click(), path: "/states" },
  { click: (page) => main(page).getByRole("link", { name: "New York" }).first().click(), path: "/states/new-york" },
  { click: (page) => page.getByRole("banner").getByRole("link", { name: "Resources" }).click(), path: "/blog" },
  {
    click: (page) => main(page).getByRole("link", { name: posts["caqh-attestation-every-120-days"].title }).click(),
    path: "/blog/caqh-attestation-every-120-days",
  },
  { click: (page) => page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click(), path: "/faqs" },
  {
    click: (page) =>
      page
        .getByRole("banner")
        .getByRole("link", { name: /home page/ })
        .click(),
    path: "/",
  },
];

test("a visitor who clicks through the site keeps one document, and every page describes itself as the server would", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { mark: "kept" }));
  for (const { click, path } of journey) {
    await click(page);
    await expect(page).toHaveURL(path);
    await expect(main(page), "focus is in the content").toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "mark")), "no full reload").toBe("kept");
    expect.soft(await headInBrowser(page), `head of ${path}`).toEqual(await headFromServer(page));
  }
});

test("hydration leaves the head of a page as the server sent it", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const path of ["/", "/states/texas", "/blog/name-changes-and-moves", "/no-such-page"]) {
    await open(page, path);
    expect.soft(await headInBrowser(page), path).toEqual(await headFromServer(page));
  }
});

test("the browser's back button shows the place of the page that the visitor left", async ({ page }) => {
  await open(page, "/");
  const link = main(page).getByRole("link", { name: "View All Specialties" });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL("/specialties");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL("/specialties");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a page's data that was fetched once is not fetched again on the next visit to the page", async ({ page }) => {
  await open(page, "/about");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Specialties" }).click();
  await expect(page).toHaveURL("/specialties");
  await expect(main(page).getByRole("heading", { name: "Nephrology" })).toBeVisible();
  const requests = dataRequests(page);
  await header.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await header.getByRole("link", { name: "Specialties" }).click();
  await expect(page).toHaveURL("/specialties");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test("a page whose data can't be fetched says so, and another try shows the page", async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/, /TRPCClientError: 0: Failed to fetch/);
  await open(page, "/");
  await page.route("**/trpc/**", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await expect(page).toHaveTitle("This page could not be loaded | Northlight");
  const refused = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Try again" }).click();
  await refused;
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unroute("**/trpc/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveTitle(/Northlight/);
});

test("a page whose link the pointer rests on is fetched before the click, which then needs no request and no spinner", async ({
  page,
}) => {
  await open(page, "/");
  const about = page.getByRole("banner").getByRole("link", { name: "About" });
  const data = page.waitForResponse("**/trpc/pages.about**");
  await about.hover();
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector("main [role=status]")) Object.assign(window, { spun: true });
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await about.click();
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
  expect(asked.filter((url) => !url.includes("/art/"))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "spun"))).toBeUndefined();
});

test("a page stays on the screen until the data of the next page has arrived", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  const release = await holdBack(page, "**/trpc/**");
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before ?? "");
  await expect(main(page).getByRole("status")).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
});

test("the code for later pages is fetched when the pointer first moves, and not when a page changes under a resting pointer", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await open(page, "/faqs");
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
  await page.waitForLoadState("networkidle");
  expect(files.filter((file) => /\/data-|\.css$/.test(file))).toEqual([]);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 300);
  await expect.poll(() => files.filter((file) => /\/data-|\.css$/.test(file))).toHaveLength(2);
});
