import type { Locator, Page } from "@playwright/test";
import { buyingAnswers } from "@site/content/copy/buying";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

function menuOf(page: Page): { toggle: Locator; nav: Locator } {
  const header = page.getByRole("banner");
  return { toggle: header.locator("summary").first(), nav: header.getByRole("navigation", { name: "Main, mobile" }) };
}

test("the mobile menu marks the open page, shows number and Get Started on a low screen, is closed by a link, the browser's back button and Escape, and leads to the top of a page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await open(page, "/about");
  const { toggle, nav } = menuOf(page);
  await expect(toggle).toHaveAccessibleName("Menu");
  await toggle.tap();
  await expect(nav.locator("[aria-current=page]")).toHaveText(["About"]);
  for (const _ of ["services closed", "services open"]) {
    await expect(nav.getByRole("link", { name: "Call (615) 555-0142" })).toBeInViewport({ ratio: 1 });
    await expect(nav.getByRole("link", { name: "Get Started" })).toBeInViewport({ ratio: 1 });
    await nav.getByText("Services").tap();
  }
  await toggle.tap();
  await expect(nav).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
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
  // A key goes to the menu only after the page that came back has taken the focus.
  await expect(page.getByRole("main")).toBeFocused();

  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(nav).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the mobile menu opens and the footer unfolds its lists without JavaScript", async ({ page }) => {
    await page.goto("/");
    const { toggle, nav } = menuOf(page);
    await toggle.tap();
    await nav.getByRole("link", { name: "About" }).tap();
    await expect(page).toHaveURL("/about");
    await expect(nav).toBeHidden();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Case Studies" })).toBeHidden();
    await footer.getByText("Company").filter({ visible: true }).tap();
    await expect(page.getByRole("complementary", { name: "Call or get started" })).toBeHidden();
    await footer.getByRole("link", { name: "Case Studies" }).tap();
    await expect(page).toHaveURL("/case-studies");
  });
});

const [width, height] = [390, 844];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width, height } });

  test("a phone's home page shows what a desk shows", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("table", { name: "Where each file stands" })).toBeVisible();
    for (const { title, lines } of buyingAnswers.answers) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      for (const line of lines) await expect(page.getByText(line)).toBeVisible();
    }
  });

  test("a phone unfolds a long sample sheet, and its print shows all of it", async ({ page }) => {
    await page.goto("/physician-credentialing");
    const sheet = page.getByRole("table", { name: "Document checklist" });
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByText("See the checklist").click();
    await expect(sheet).toBeVisible();
  });
});

test("a phone's contact page shows the form's first field at once", async ({ page }) => {
  await page.setViewportSize({ width, height });
  await page.goto("/contact");
  expect((await page.getByLabel("Full Name").boundingBox())?.y).toBeLessThanOrEqual((height * 2) / 3);
});
