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

for (const path of [
  "/",
  "/payer-enrollment",
  "/states/texas",
  "/blog",
  "/blog/name-changes-and-moves",
  "/no-such-page",
]) {
  test(`${path} as loaded is complete: its head stays, no data is fetched again`, async ({ page, problems }) => {
    if (path === "/no-such-page") problems.allow(/status of 404/);
    const requests = dataRequests(page);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(await headInBrowser(page)).toEqual(await headFromServer(page));
    expect(requests).toEqual([]);
  });
}

test("going back restores the place on the page", async ({ page }) => {
  await open(page, "/");
  const link = main(page).getByRole("link", { name: "View All Specialties" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL("/specialties");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL("/specialties");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("what was fetched once is not fetched again", async ({ page }) => {
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

test("a page that can't be loaded says so and offers another try", async ({ page, problems }) => {
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

test("a link that was pointed at is ready before the click: nothing more is asked for, no spinner", async ({
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

test("the page stays as it is until the next one is there", async ({ page }) => {
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

test("what later pages need is fetched at the first move, not for a page that changes under a resting pointer", async ({
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
