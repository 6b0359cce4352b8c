import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Whether the browser has laid out what the element contains. */
function isLaidOut(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

test("a phone lays out the sections below the first screen when the visitor comes near, and the way back finds its place", async ({
  page,
}) => {
  await open(page, "/physician-credentialing");
  expect(await isLaidOut(page, "footer address")).toBe(false);
  const question = page.locator("#faqs summary").first();
  await question.scrollIntoViewIfNeeded();
  await expect(question).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveTitle(/Privacy/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeInViewport();
});

test("a phone lays out the whole page where the address names a section", async ({ page }) => {
  await open(page, "/physician-credentialing#faqs");
  expect(await isLaidOut(page, "footer address")).toBe(true);
  await expect(page.locator("#faqs-heading")).toBeInViewport();
});

test("a phone prints every section of a page that it has not laid out", async ({ page }) => {
  await open(page, "/physician-credentialing");
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => isLaidOut(page, "footer address")).toBe(true);
});

test("a word of the glossary that a phone folds is unfolded and in view after the click on its link", async ({
  page,
}) => {
  await open(page, "/physician-credentialing");
  await page.getByRole("main").getByRole("link", { name: "CAQH" }).first().click();
  await expect(page).toHaveURL("/glossary#caqh");
  await expect(page.getByRole("term").filter({ hasText: /^CAQH$/ })).toBeInViewport();
});
