import type { Page } from "@playwright/test";
import { buyingAnswers } from "@site/content/copy/buying";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

const [width, height] = [390, 844];

test.use({ viewport: { width, height }, hasTouch: true });

const toggleOf = (page: Page) => page.getByRole("banner").locator("summary").first();
const menuOf = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main, mobile" });
const barOf = (page: Page) => page.getByRole("complementary", { name: "Call or get started" });

test("the mobile menu fits a low screen, and a link, the back button and Escape close it", async ({ page }) => {
  await page.setViewportSize({ width, height: 560 });
  await open(page, "/about");
  const [toggle, nav] = [toggleOf(page), menuOf(page)];
  await expect(toggle).toHaveAccessibleName("Menu");
  await toggle.tap();
  await expect(nav.locator("[aria-current=page]")).toHaveText(["About"]);
  for (const _ of ["services closed", "services open"]) {
    await expect(nav.getByRole("link", { name: "Call (615) 555-0142" })).toBeInViewport({ ratio: 1 });
    await expect(nav.getByRole("link", { name: "Get Started" })).toBeInViewport({ ratio: 1 });
    await nav.getByText("Services").tap();
  }
  expect(await seriousViolations(page, "a phone's open menu", "header")).toEqual([]);
  await toggle.tap();
  await expect(nav).toBeHidden();

  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 2000));
  await toggle.tap();
  await nav.getByRole("link", { name: "States" }).tap();
  await expect(page).toHaveURL("/states");
  await expect(nav).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await toggle.tap();
  await expect(nav).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(nav).toBeHidden();
  // Going back moves the focus to `<main>`, so the button below must not be focused before that.
  await expect(page.getByRole("main")).toBeFocused();
  await toggle.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu and a sample sheet unfold, the footer needs no tap, the home page is complete, and the contact form is in view", async ({
    page,
  }) => {
    await page.goto("/");
    for (const { label, description } of buyingAnswers.links) {
      await expect(page.getByRole("link", { name: label })).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
    }
    await toggleOf(page).tap();
    await menuOf(page).getByRole("link", { name: "About" }).tap();
    await expect(page).toHaveURL("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Case Studies" }).tap();
    await expect(page).toHaveURL("/case-studies");

    await page.goto("/physician-credentialing");
    const sheet = page.getByRole("table", { name: "Document checklist" });
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByText("See the checklist").click();
    await expect(sheet).toBeVisible();
    await page.goto("/contact");
    expect((await page.getByLabel("Full Name").boundingBox())?.y).toBeLessThanOrEqual((height * 2) / 3);
  });
});

test("the phone's quick bar covers no focused element (WCAG 2.4.11), and hides from forms, fields and the footer", async ({
  page,
}) => {
  await open(page, "/states/texas");
  const [bar, footer] = [barOf(page), page.getByRole("contentinfo")];
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1_000));
  await expect(bar.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+16155550142");
  await expect(bar.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
  await expect(bar).toBeVisible();
  expect(await seriousViolations(page, "the bar", "aside[data-due]")).toEqual([]);
  expect(await coveredByTab(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1_000));
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 600, height });
  await expect(bar).toBeHidden();

  await page.setViewportSize({ width, height });
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home page/ })
    .click();
  await expect(page).toHaveURL("/");
  const field = page.locator("main input[type=date]").first();
  await field.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 300));
  await expect(bar).toBeVisible();
  await field.focus();
  await expect(bar, "the keyboard takes half of the screen").toBeHidden();
  await field.blur();
  await expect(bar).toBeVisible();

  await footer.getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Our track record" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 1_200));
  await expect(bar).toBeVisible();
  await page.locator("[data-form=closing]").scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(footer).toBeInViewport();
  await expect(bar).toBeHidden();
});

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
