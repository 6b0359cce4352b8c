import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

declare global {
  var deferredAtFirst: number | undefined;
}

/** Counts the sections that the first frame leaves out. */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      globalThis.deferredAtFirst ??= countDeferred();
    }).observe({ type: "paint", buffered: true });
    function countDeferred(): number {
      const sections = [...document.querySelectorAll("main > section > *")];
      return sections.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length;
    }
  });
}

const deferredAtFirst = (page: Page) => page.evaluate(() => globalThis.deferredAtFirst);
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Waits until no section is deferred any more. */
async function untilLaidOut(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.adoptedStyleSheets.every(({ cssRules }) => cssRules.length === 0)))
    .toBe(true);
}

test("the first frame leaves out the sections below; soon the page is as high as without JavaScript", async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await plain.newPage();
  await withoutScript.goto("/");
  const height = await heightOf(withoutScript);
  await plain.close();

  await watchFirstFrame(page);
  await page.goto("/");
  await untilLaidOut(page);
  await expect.poll(() => deferredAtFirst(page)).toBeGreaterThan(5);
  expect(await heightOf(page)).toBe(height);
});

test("a visitor who scrolls at once sees each section, and a link to one finds its place", async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that is never idle.
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/physician-credentialing");
  await page.mouse.move(700, 450);
  for (const heading of await page.locator("main > section h2").all())
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(heading).toBeInViewport({ timeout: 100 });
    }).toPass();

  await page.goto("/physician-credentialing");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  await untilLaidOut(page);
  const [, id = ""] = page.url().split("#");
  await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeInViewport();
});

test("who reloads a page in its middle, or opens a link to a section, gets the whole layout at once", async ({ page }) => {
  await watchFirstFrame(page);
  await page.goto("/");
  await untilLaidOut(page);
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(() => deferredAtFirst(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.goto("/physician-credentialing#faqs");
  await expect.poll(() => deferredAtFirst(page)).toBe(0);
  await expect(page.locator("#faqs")).toBeInViewport();
});
