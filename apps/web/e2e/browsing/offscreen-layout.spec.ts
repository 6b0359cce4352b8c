import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

declare global {
  var sectionsLeftOut: number | undefined;
}

/** Counts the sections that the first frame leaves out. */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      globalThis.sectionsLeftOut ??= countDeferred();
    }).observe({ type: "paint", buffered: true });
    function countDeferred(): number {
      const sections = [...document.querySelectorAll("main > section > *")];
      return sections.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length;
    }
  });
}

const deferredAtFirst = (page: Page) => page.evaluate(() => globalThis.sectionsLeftOut);
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Waits until no section is deferred any more. */
async function untilLaidOut(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.adoptedStyleSheets.every(({ disabled }) => disabled)))
    .toBe(true);
}

test("a phone's first frame leaves out the sections below; a touch brings the height without JavaScript", async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize(), isMobile: true });
  const withoutScript = await plain.newPage();
  await withoutScript.goto("/");
  const height = await heightOf(withoutScript);
  await plain.close();

  await watchFirstFrame(page);
  await page.goto("/");
  await expect.poll(() => deferredAtFirst(page)).toBeGreaterThan(5);
  await page.touchscreen.tap(5, 300);
  await untilLaidOut(page);
  expect(await heightOf(page)).toBe(height);
});

test("a visitor who scrolls sees each section; then all are laid out", async ({ page }) => {
  await page.goto("/physician-credentialing");
  for (const heading of await page.locator("main > section h2").all())
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 250));
      await expect(heading).toBeInViewport({ timeout: 100 });
    }).toPass();
  await untilLaidOut(page);
});

test("a link to a section finds its place", async ({ page }) => {
  await page.goto("/physician-credentialing");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.locator("summary").click();
  await contents.getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  const [, id = ""] = page.url().split("#");
  await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeInViewport();
  await untilLaidOut(page);
});

test("who reloads a page in its middle, or opens a link to a section, gets the whole layout at once", async ({
  page,
}) => {
  await watchFirstFrame(page);
  // The router keeps the position from its hydration on.
  await open(page, "/");
  await page.touchscreen.tap(5, 300);
  await untilLaidOut(page);
  // The router keeps the positions of what has told it that it was scrolled.
  const before = await page.locator("#testimonials").evaluate((section) => {
    const scrolled = new Promise<number>((done) => addEventListener("scroll", () => done(scrollY), { once: true }));
    section.scrollIntoView();
    return scrolled;
  });
  expect(before).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(() => deferredAtFirst(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.goto("/physician-credentialing#faqs");
  await expect.poll(() => deferredAtFirst(page)).toBe(0);
  await expect(page.locator("#faqs")).toBeInViewport();
});

test("what the first paint waits for is shown when the page has loaded, also where no paint is reported", async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/states/texas");
  const section = page.locator("main > section").first();
  await expect(section).toHaveCSS("content-visibility", "auto");
  await expect(section.getByRole("heading").first()).toBeInViewport();
});

test("with a mouse, nothing is deferred, so that the scroll bar is right", async ({ browser }) => {
  const page = await browser.newPage({ isMobile: false, hasTouch: false });
  await watchFirstFrame(page);
  await page.goto("/");
  await expect.poll(() => deferredAtFirst(page)).toBe(0);
  await page.close();
});

test("a new visit looks for no former position, whose storage would delay its first paint; a reload does", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      document.documentElement.dataset.read = key;
      return getItem.call(this, key);
    };
  });
  // The router reads the positions as well, when it runs.
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript" }));
  const readKey = page.locator("html[data-read*=scroll]");
  await page.goto("/physician-credentialing");
  await expect(readKey).toHaveCount(0);
  await page.reload();
  await expect(readKey).toHaveCount(1);
});
