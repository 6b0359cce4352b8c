import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { countLines, expectApart, expectOneRow } from "./layout.ts";

function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

function list(page: Page): Locator {
  return page.getByRole("region", { name: "All 50 states" });
}

test("the states page links four featured states and all fifty", async ({ page }) => {
  await open(page, "/states");
  const [featured, all] = [list(page).getByRole("list").nth(0), list(page).getByRole("list").nth(1)];
  expect(await hrefs(featured.getByRole("link"))).toEqual([
    "/states/california",
    "/states/texas",
    "/states/new-york",
    "/states/florida",
  ]);
  const paths = await hrefs(all.getByRole("link"));
  expect(new Set(paths).size).toBe(50);
  expect(paths).toEqual(paths.toSorted());
  for (const path of paths) expect(path).toMatch(/^\/states\/[a-z]+(-[a-z]+)?$/);
  await all.getByRole("link", { name: "West Virginia" }).click();
  await expect(page).toHaveURL("/states/west-virginia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("West Virginia Medical Credentialing");
});

test("a state on the map of the states page leads to the state's page without a new document", async ({ page }) => {
  await open(page, "/states");
  await page.evaluate(() => Object.assign(window, { mark: "kept" }));
  const map = page.getByRole("figure").locator("svg").first();
  await expect(map.locator("a")).toHaveCount(50);
  await map.locator('a[href="/states/colorado"]').click();
  await expect(page).toHaveURL("/states/colorado");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colorado Medical Credentialing");
  expect(await page.evaluate(() => Reflect.get(window, "mark"))).toBe("kept");
});

test("a state page links its neighbors, any other state by choice, and the list of states", async ({ page }) => {
  await open(page, "/states/wyoming");
  const next = page.getByRole("region", { name: "Neighboring states" });
  await expect(next.getByRole("list").getByRole("link")).toHaveText([
    "Colorado",
    "Idaho",
    "Montana",
    "Nebraska",
    "South Dakota",
    "Utah",
  ]);
  await page.evaluate(() => Object.assign(window, { mark: "kept" }));
  await next.getByLabel("Another state").selectOption("West Virginia");
  await next.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL("/states/west-virginia");
  expect(await page.evaluate(() => Reflect.get(window, "mark"))).toBe("kept");
  // The address changes before the page. A key goes to the new page's link only after the new page has taken the focus.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("West Virginia Medical Credentialing");
  await expect(page.getByRole("main")).toBeFocused();
  await next.getByRole("link", { name: "List of all 50 states" }).press("Enter");
  await expect(page).toHaveURL("/states");
});

test("the page of a state without neighbors offers all other states by name", async ({ page }) => {
  await open(page, "/states/hawaii");
  const next = page.getByRole("region", { name: "Another state" });
  await expect(next.getByRole("listitem")).toHaveCount(0);
  await expect(next.getByLabel("Another state").locator("option")).toHaveCount(49);
});

test("the finder of the states page takes a state's name or two letters, and says when no state has that name", async ({
  page,
}) => {
  await open(page, "/states");
  const finder = page.getByRole("search");
  await finder.getByRole("combobox").fill("nj");
  await finder.getByRole("button").click();
  await expect(page).toHaveURL("/states/new-jersey");
  await open(page, "/states");
  await finder.getByRole("combobox").fill("Guam");
  await finder.getByRole("button").click();
  await expect(page).toHaveURL("/states?state=Guam");
  await expect(finder.getByRole("alert")).toHaveText("No state has that name. Choose one from the list below.");
});

test("the list of states is narrowed with the keyboard, without a new document, and made whole again", async ({
  page,
}) => {
  await open(page, "/states");
  await page.evaluate(() => Object.assign(window, { mark: "kept" }));
  const [field, states] = [list(page).getByLabel("Show states with"), list(page).getByRole("list").last()];
  await field.selectOption("A controlled substance registration of their own");
  await field.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/states?only=registration");
  await expect(states.getByRole("link", { name: "Oklahoma" })).toBeVisible();
  await expect(states.getByRole("link", { name: "Texas" })).toHaveCount(0);
  await expect(list(page).getByRole("status")).toContainText("of 50 states");
  expect(await page.evaluate(() => Reflect.get(window, "mark"))).toBe("kept");
  await field.selectOption("All states");
  await list(page).getByRole("button", { name: "Show" }).click();
  await expect(states.getByRole("link")).toHaveCount(50);
  await expect(page).toHaveURL("/states");
});

test("the map of the states page shows the states' codes on a wide screen, and is a picture without links on a phone", async ({
  page,
}) => {
  await open(page, "/states");
  const codes = page.locator('use[href$="#codes"]');
  await expect(codes).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(codes).toBeHidden();
  await expect(page.getByRole("figure").locator("svg").first()).toHaveCSS("pointer-events", "none");
});

test("a printed state page has no links to other states, and no heading at the foot of a sheet", async ({ page }) => {
  await open(page, "/states/texas");
  const next = page.getByRole("region", { name: "Neighboring states" });
  await expect(next).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(next).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveCSS("break-after", "avoid");
  await expect(page.getByRole("listitem").filter({ hasText: "Texas Medical Board license" })).toBeVisible();
});

test("the specialties page shows three requirements of each specialty, and how many more there are", async ({
  page,
}) => {
  await open(page, "/specialties");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByText("more requirements") });
  await expect(cards).toHaveCount(12);
  for (const card of await cards.all()) {
    await expect(card.getByRole("listitem")).toHaveCount(3);
    const more = card.getByRole("link", { name: /^\+\d+ more requirements for / });
    await expect(more).toHaveText(/^\+\d+ more requirements$/);
    await expect(more).toHaveAttribute("href", /^\/[a-z-]+#requirements$/);
    await expect(card.getByText(/\d+-\d+ days/)).toBeVisible();
  }
  await cards
    .first()
    .getByRole("link", { name: /more requirements/ })
    .click();
  await expect(page).toHaveURL("/ophthalmology#requirements");
  await expect(page.getByRole("heading", { name: "What an ophthalmology file needs" })).toBeInViewport();
});

test("a state page on a phone has the outline apart from heading and breadcrumb, and neighbors in rows of two", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ["texas", "massachusetts", "connecticut"]) {
    await page.goto(`/states/${slug}`);
    const outline = page.getByRole("img", { name: /^Outline of/ });
    await expect(outline).toBeInViewport({ ratio: 1 });
    await expectApart(outline, page.getByRole("heading", { level: 1 }));
    await expectApart(outline, page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current]"));
  }
  const neighbors = page.getByRole("region", { name: "Neighboring states" }).getByRole("listitem");
  await expectOneRow(neighbors.nth(0), neighbors.nth(1));
});

test("Print this list stands below the list that it prints, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/states/texas");
  const print = await page.getByRole("button", { name: "Print this list" }).boundingBox();
  const next = await page.locator("summary", { hasText: "Network Participation" }).boundingBox();
  expect(print?.y).toBeLessThan(next?.y ?? 0);
});

test("the states page on a phone has a finder with room to type, and each state on one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/states");
  const field = page.getByRole("search").getByRole("combobox");
  await expectApart(field, page.getByRole("search").getByRole("button"));
  expect((await field.boundingBox())?.width).toBeGreaterThan(140);
  for (const state of await list(page).getByRole("list").last().getByRole("link").all())
    expect.soft(await countLines(state), (await state.textContent()) ?? "").toBe(1);
});
