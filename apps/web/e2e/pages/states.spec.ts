import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

const listOf = (page: Page) => page.getByRole("region", { name: "All 50 states" });

test("the map, lists, filter and finder of states lead on without a new document", async ({ page }) => {
  await open(page, "/states");
  await page.evaluate(() => Object.assign(window, { mark: "kept" }));
  const heading = page.getByRole("heading", { level: 1 });
  const map = page.getByRole("figure").locator("svg").first();
  await expect(map.locator("a")).toHaveCount(50);
  await map.locator('a[href="/states/colorado"]').click();
  await expect(heading).toHaveText("Colorado Medical Credentialing");
  const next = page.getByRole("region", { name: "Neighboring states" });
  await next.getByLabel("Another state").selectOption("West Virginia");
  await next.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL("/states/west-virginia");
  // The new page moves the focus to `<main>` after the URL has changed, so the link below could lose the focus.
  await expect(heading).toHaveText("West Virginia Medical Credentialing");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "states" }).press("Enter");

  const [field, states] = [listOf(page).getByLabel("Show states with"), listOf(page).getByRole("list").last()];
  await field.selectOption("registration");
  await field.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/states?only=registration");
  await expect(states.getByRole("link", { name: "Texas" })).toHaveCount(0);
  await expect(listOf(page).getByRole("status")).toContainText("of 50 states");
  await field.selectOption("All states");
  await listOf(page).getByRole("button", { name: "Show" }).click();
  await expect(states.getByRole("link")).toHaveCount(50);
  await states.getByRole("link", { name: "New York" }).click();
  await expect(heading).toHaveText("New York Medical Credentialing");
  expect(await page.evaluate(() => Reflect.get(window, "mark")), "no full reload").toBe("kept");
  await page.goBack();

  const finder = page.getByRole("search");
  await finder.getByRole("combobox").fill("Guam");
  await finder.getByRole("button").click();
  await expect(finder.getByRole("alert")).toHaveText("No state has that name. Choose one from the list below.");
  await finder.getByRole("combobox").fill("nj");
  await finder.getByRole("button").click();
  await expect(page).toHaveURL("/states/new-jersey");
});
