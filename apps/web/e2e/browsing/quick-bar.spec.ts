import type { Page } from "@playwright/test";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

test.use({ viewport: { width: 390, height: 844 } });

function bar(page: Page) {
  return page.getByRole("complementary", { name: "Call or get started" });
}

test("the phone's quick bar offers to call and to get started below the first screen, covers no focused element (WCAG 2.4.11), and is neither on paper nor on wider screens", async ({
  page,
}) => {
  await open(page, "/states/texas");
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1_200));
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+16155550142");
  await expect(bar(page).getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
  expect(await seriousViolations(page, "the bar", "aside[data-due]")).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 600, height: 844 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1_000));
  await expect(bar(page)).toBeVisible();
  expect(await coveredByTab(page)).toEqual([]);
});

test("the phone's quick bar is hidden while a form or the footer is on screen or a field has the focus, on each page of a visit", async ({
  page,
}) => {
  await open(page, "/");
  const field = page.locator("main input[type=date]").first();
  await field.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 300));
  await expect(bar(page)).toBeVisible();
  await field.focus();
  await expect(bar(page), "the keyboard takes half of the screen").toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();

  const footer = page.getByRole("contentinfo");
  await footer.getByText("Company").filter({ visible: true }).click();
  await footer.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 2, name: "Our track record" })).toBeVisible();
  // The new page scrolls to its top first.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 1_200));
  await expect(bar(page)).toBeVisible();
  await page.locator("[data-form=closing]").scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(footer).toBeInViewport();
  await expect(bar(page)).toBeHidden();
});

/** Presses Tab, as often as it takes to come past the bar. @returns what had the focus below it */
async function coveredByTab(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press("Tab");
    const hit = await page.evaluate(() => {
      const focused = document.activeElement;
      const shown = [...document.querySelectorAll("aside[data-due=true]")].find((aside) => aside.checkVisibility());
      const edge = shown?.getBoundingClientRect().top ?? innerHeight;
      if (focused === null || focused === document.body || focused.closest("aside[data-due]")) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      return top >= edge && bottom > edge ? focused.outerHTML.slice(0, 100) : null;
    });
    if (hit !== null) covered.push(hit);
  }
  return covered;
}
