import type { Locator, Page } from "@playwright/test";
import { countLines } from "../pages/layout.ts";
import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const paths = [
  "/",
  "/physician-credentialing",
  "/facility-credentialing",
  "/payer-enrollment",
  "/payer-contract-negotiation",
  "/re-credentialing",
  "/insurance-paneling",
  "/specialties",
  "/states",
  "/blog",
  "/about",
  "/contact",
];

function menuOf(page: Page): { toggle: Locator; nav: Locator } {
  const header = page.getByRole("banner");
  return { toggle: header.locator("summary").first(), nav: header.getByRole("navigation", { name: "Main, mobile" }) };
}

test("the toggle of the mobile menu opens the links of the header, and closes them again", async ({ page }) => {
  await open(page, "/about");
  const { toggle, nav } = menuOf(page);
  await expect(toggle).toHaveAccessibleName("Menu");
  await expect(nav).toBeHidden();
  await toggle.tap();
  const links = nav.getByRole("link");
  await nav.getByText("Services").tap();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([...paths, "tel:+16155550142", "/contact"]);
  await expect(links.last()).toHaveText("Get Started");
  await expect(nav.locator("[aria-current=page]")).toHaveText(["About"]);
  await toggle.tap();
  await expect(nav).toBeHidden();
});

test("the mobile menu shows the telephone number and Get Started on a low screen, with the services open and closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await open(page, "/about");
  const { toggle, nav } = menuOf(page);
  await toggle.tap();
  for (const _ of ["closed", "open"]) {
    await expect(nav.getByRole("link", { name: "Call (615) 555-0142" })).toBeInViewport({ ratio: 1 });
    await expect(nav.getByRole("link", { name: "Get Started" })).toBeInViewport({ ratio: 1 });
    await nav.getByText("Services").tap();
  }
});

test("the mobile menu has the telephone number on one line, and underlines the link of the open page", async ({
  page,
}) => {
  await open(page, "/about");
  const { toggle, nav } = menuOf(page);
  await toggle.tap();
  const call = nav.getByRole("link", { name: "Call (615) 555-0142" });
  expect(await countLines(call)).toBe(1);
  await expect(nav.locator("[aria-current=page]")).toHaveCSS("text-decoration-line", "underline");
});

test("a link of the mobile menu closes the menu and scrolls to the top of its page", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 2000));
  const { toggle, nav } = menuOf(page);
  await toggle.tap();
  await nav.getByRole("link", { name: "States" }).tap();
  await expect(page).toHaveURL("/states");
  await expect(nav).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Escape closes the mobile menu and returns the focus to its toggle", async ({ page }) => {
  await open(page, "/");
  const { toggle, nav } = menuOf(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(nav).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(toggle).toBeFocused();
});

test("the browser's back button closes the mobile menu", async ({ page }) => {
  await open(page, "/");
  const { toggle, nav } = menuOf(page);
  await toggle.tap();
  await nav.getByRole("link", { name: "About" }).tap();
  await expect(page).toHaveURL("/about");
  await toggle.tap();
  await expect(nav).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(nav).toBeHidden();
});

test("a mobile menu that was opened before hydration stays open", async ({ page }) => {
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const { toggle, nav } = menuOf(page);
  await toggle.tap();
  await expect(nav).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(nav).toBeVisible();
});

test("between a phone and a wide screen Call and Get Started are in the header alone", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await open(page, "/about");
  const { toggle, nav } = menuOf(page);
  await toggle.tap();
  await expect(nav.getByRole("link").last()).toHaveText("Contact");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer unfolds its lists one by one on a phone, in rows that a thumb hits", async ({ page }) => {
    await page.goto("/about");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Case Studies" })).toBeHidden();
    await footer.getByText("Company").filter({ visible: true }).tap();
    const targets = await footer.locator("a, summary").filter({ visible: true }).all();
    for (const target of targets) expect.soft((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await footer.getByRole("link", { name: "Case Studies" }).tap();
    await expect(page).toHaveURL("/case-studies");
  });

  test("the mobile menu opens without JavaScript, and its links work", async ({ page }) => {
    await page.goto("/");
    const { toggle, nav } = menuOf(page);
    await toggle.tap();
    await nav.getByRole("link", { name: "Specialties" }).tap();
    await expect(page).toHaveURL("/specialties");
    await expect(nav).toBeHidden();
  });
});
