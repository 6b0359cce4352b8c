import type { Page } from "@playwright/test";
import { contact, formOf, openFilled } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { codePath, holdBack, requestsOf, untilHydrated } from "../support/loading.ts";

const code = "**/assets/*.js";

/** If a page loads its code without an interaction, it does so within this time. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: 2_000 })),
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("scrolling, links, collapsed parts and the menu request no code; a form's field requests all of it", async ({
    page,
  }) => {
    const asked = requestsOf(page, codePath);
    await page.goto("/");
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole("banner").locator("summary").first().tap();
    await page.getByRole("navigation", { name: "Main, mobile" }).getByRole("link", { name: "Contact" }).tap();
    await expect(page).toHaveURL("/contact");
    await page.locator("summary").filter({ visible: true }).last().tap();
    await untilIdle(page);
    expect(asked).toEqual([]);
    const release = await holdBack(page, "**/assets/*.{js,css}");
    await formOf(page, contact).getByLabel("Full Name").tap();
    for (const one of [/\.css$/, /\/page-data/, /\/entry-client/])
      await expect.poll(() => asked.filter((url) => one.test(url))).toHaveLength(1);
    release();
    await untilHydrated(page);
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
    await expect(formOf(page, contact).getByLabel("Full Name")).toBeFocused();
  });
});

test("a desktop that saves data requests the code for a form or a search, not for a movement", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = requestsOf(page, codePath);
  await page.goto("/faqs");
  await page.mouse.move(600, 20);
  await page.mouse.move(640, 24);
  await page.keyboard.press("Tab");
  await untilIdle(page);
  expect(asked).toEqual([]);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  await page.getByRole("searchbox").focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("the code loads without an interaction if the page's form has a draft, and not on another page", async ({
  page,
}) => {
  await openFilled(page, contact, { "Full Name": "Ana Ruiz" });
  const asked = requestsOf(page, codePath);
  await page.goto("/about");
  await untilIdle(page);
  expect(asked).toEqual([]);
  await page.goto("/contact");
  await expect(formOf(page, contact).getByLabel("Full Name")).toHaveValue("Ana Ruiz");
});

test("the FAQ page filters by text typed before its code is loaded, without another keystroke", async ({ page }) => {
  const release = await holdBack(page, code);
  await page.goto("/faqs");
  await page.getByRole("searchbox").fill("caqh");
  await expect(page.getByRole("main").locator("details")).toHaveCount(26);
  release();
  await expect(page.getByRole("search").getByRole("status")).toHaveText(/^\d+ questions?$/);
  const texts = () => page.getByRole("main").locator("details").allTextContents();
  await expect.poll(async () => (await texts()).filter((text) => !/caqh/i.test(text))).toEqual([]);
});

test("Share, Print (of one list) and Escape work before the code is loaded, and each works only once afterwards", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(window, { print: () => Object.assign(window, { prints: (Reflect.get(window, "prints") ?? 0) + 1 }) });
  });
  const release = await holdBack(page, code);
  const prints = () => page.evaluate(() => Reflect.get(window, "prints"));
  await page.goto("/blog/caqh-attestation-every-120-days");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("article").getByRole("status")).toHaveText("Link copied");
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", await page.evaluate(() => navigator.clipboard.readText()));
  release();
  await untilHydrated(page);
  await expect(page.getByRole("article").getByRole("status")).toHaveText("Link copied");
  await page.goto("/ophthalmology");
  const section = page.getByRole("region", { name: "What an ophthalmology file needs" });
  await section.getByRole("button", { name: "Print this list" }).click();
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(section.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(section.getByText("Print this list")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });
  await untilHydrated(page);
  await section.getByRole("button", { name: "Print this list" }).click();
  await expect.poll(prints).toBe(2);
  await page.unrouteAll({ behavior: "wait" });
  await holdBack(page, code);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const toggle = page.getByRole("banner").locator("summary").first();
  await toggle.click();
  await page.getByRole("navigation", { name: "Main, mobile" }).getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Main, mobile" })).toBeHidden();
});

function stateOf(page: Page) {
  return page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
      ({ id, value, checked }) => `${id} ${value} ${checked}`,
    ),
    scrollY,
    rest: {
      folds: [...document.querySelectorAll("details")].map(({ open }) => open),
      focus: document.activeElement?.id,
      headings: [...document.querySelectorAll("h1, h2, h3")].map(({ textContent }) => textContent),
    },
  }));
}

function interactWithAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const places = document.querySelectorAll<HTMLElement>("summary, main input, main select, main textarea");
    for (const [index, place] of places.entries()) {
      if (!place.checkVisibility()) continue;
      if (place instanceof HTMLSelectElement) place.selectedIndex = place.options.length - 1;
      else if (place instanceof HTMLTextAreaElement) place.value = `Words of step ${index}`;
      else if (!(place instanceof HTMLInputElement) || place.type === "checkbox") place.click();
      else if (place.type === "date") place.value = "2027-05-01";
      else place.value = place.type === "number" ? "3" : `step ${index}`;
    }
    scrollTo(0, document.body.scrollHeight / 2);
  });
}

// These pages have every kind of control except the FAQ search, which can't be compared because it changes the page.
const used = ["/", "/states/texas", "/blog", "/payer-enrollment?start=2027-06-01"];

test("every open part, ticked box and value of a page survives the interaction that starts React", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of used) {
    const release = await holdBack(page, code);
    await page.goto(path);
    await interactWithAll(page);
    const before = await stateOf(page);
    release();
    await untilHydrated(page);
    const { fields, scrollY, rest } = await stateOf(page);
    expect(rest, path).toEqual(before.rest);
    // React adds a date field to the planner for each further provider.
    expect(fields, path).toEqual(expect.arrayContaining(before.fields));
    // If an answer appears above the visible part of the page, the browser changes `scrollY`.
    expect(scrollY > 0, path).toBe(before.scrollY > 0);
    await page.unrouteAll({ behavior: "wait" });
    await page.evaluate(() => sessionStorage.clear());
  }
});
