import type { Page } from "@playwright/test";
import { headerNav } from "@site/content/nav";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

const services = headerNav.services.links;
const navOf = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

test("the Services menu opens on hover and closes by pointer and Escape; links lead to the top", async ({ page }) => {
  await page.goto("/");
  const nav = navOf(page);
  const button = nav.getByRole("button", { name: "Services" });
  const links = nav.getByRole("list").getByRole("list").getByRole("link");
  // The first hover makes the page load React, so React misses the events of that hover.
  for (const x of [5, 9]) await button.hover({ position: { x, y: 5 } });
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await page.mouse.move(720, 890);
  for (const close of [() => page.mouse.move(720, 890), () => page.keyboard.press("Escape")]) {
    await expect(links).toHaveCount(0);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.hover();
    await expect(links).toHaveText(services.map(({ label }) => label));
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await close();
  }
  await expect(links).toHaveCount(0);

  await page.mouse.move(720, 890);
  await page.evaluate(() => scrollTo(0, 2000));
  await button.hover();
  await expect(nav.getByRole("listitem").filter({ hasText: /^Payer Enrollment/ })).toHaveText(/60-180 days$/);
  expect(await seriousViolations(page, "open Services menu", "header")).toEqual([]);
  await links.filter({ hasText: "Payer Enrollment" }).click();
  await expect(page).toHaveURL("/payer-enrollment");
  await expect(links).toHaveCount(0);
  await expectTop(page);

  const about = nav.getByRole("link", { name: "About", exact: true });
  const home = page.getByRole("banner").getByRole("link", { name: "Northlight, home page" });
  const current = nav.locator("[aria-current=page]");
  for (const [link, label] of [
    [about, "About"],
    [about, "About"],
    [home, "Home"],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 900));
    await link.click();
    await expect(current).toHaveText([label]);
    await expectTop(page);
  }
});

test("the first Tab skips the header; the Services menu opens by focus and Enter", async ({ page }) => {
  await open(page, "/states/texas");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Start Texas Credentialing" })).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("banner")).toBeInViewport();

  const nav = navOf(page);
  const button = nav.getByRole("button", { name: "Services" });
  const last = nav.getByRole("link", { name: "Insurance Paneling" });
  await nav.getByRole("link", { name: "Home" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(last).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link", { name: "Physician Credentialing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(last).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button, "focus stays in the menu's place").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(last).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the Services menu opens on hover and on focus without JavaScript, and its links work", async ({ page }) => {
    await page.goto("/");
    const nav = navOf(page);
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
});
