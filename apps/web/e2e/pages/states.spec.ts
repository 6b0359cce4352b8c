import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";

function listOf(page: Page) {
  return page.getByRole("region", { name: "All 50 states" });
}

/** Expects later that the document is the same. */
async function mark(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { mark: "kept" }));
  return async () => expect(await page.evaluate(() => Reflect.get(window, "mark")), "no full reload").toBe("kept");
}

test("the map, the list and the choice of another state lead to a state's page without a new document", async ({
  page,
}) => {
  await open(page, "/states");
  const expectSameDocument = await mark(page);
  const heading = page.getByRole("heading", { level: 1 });
  const map = page.getByRole("figure").locator("svg").first();
  await expect(map.locator("a")).toHaveCount(50);
  await map.locator('a[href="/states/colorado"]').click();
  await expect(page).toHaveURL("/states/colorado");
  await expect(heading).toHaveText("Colorado Medical Credentialing");

  const next = page.getByRole("region", { name: "Neighboring states" });
  await next.getByLabel("Another state").selectOption("West Virginia");
  await next.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL("/states/west-virginia");
  // The address changes before the page. A key goes to the new page's link only after the new page has taken the focus.
  await expect(heading).toHaveText("West Virginia Medical Credentialing");
  await expect(page.getByRole("main")).toBeFocused();
  await next.getByRole("link", { name: "List of all 50 states" }).press("Enter");
  await expect(page).toHaveURL("/states");
  await listOf(page).getByRole("list").nth(1).getByRole("link", { name: "New York" }).click();
  await expect(heading).toHaveText("New York Medical Credentialing");
  await expectSameDocument();
});

test("the list of states is narrowed with the keyboard and made whole again; the finder takes two letters of a state, and says when no state has that name", async ({
  page,
}) => {
  await open(page, "/states");
  const expectSameDocument = await mark(page);
  const [field, states] = [listOf(page).getByLabel("Show states with"), listOf(page).getByRole("list").last()];
  await field.selectOption("registration");
  await field.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/states?only=registration");
  await expect(states.getByRole("link", { name: "Oklahoma" })).toBeVisible();
  await expect(states.getByRole("link", { name: "Texas" })).toHaveCount(0);
  await expect(listOf(page).getByRole("status")).toContainText("of 50 states");
  await expectSameDocument();
  await field.selectOption("All states");
  await listOf(page).getByRole("button", { name: "Show" }).click();
  await expect(states.getByRole("link")).toHaveCount(50);
  await expect(page).toHaveURL("/states");

  const finder = page.getByRole("search");
  await finder.getByRole("combobox").fill("Guam");
  await finder.getByRole("button").click();
  await expect(page).toHaveURL("/states?state=Guam");
  await expect(finder.getByRole("alert")).toHaveText("No state has that name. Choose one from the list below.");
  await finder.getByRole("combobox").fill("nj");
  await finder.getByRole("button").click();
  await expect(page).toHaveURL("/states/new-jersey");
});

const part = (page: Page) => page.getByRole("region", { name: "Compare Texas with another state" });

test("a chosen state is compared at once, without a document, and a failed request says so until the next choice", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  await open(page, "/states/texas");
  const select = part(page).getByLabel("Compare with");
  await select.selectOption("Oklahoma");
  await expect(part(page).getByRole("columnheader")).toHaveText(["Texas", "Oklahoma"]);
  await expect(part(page).getByRole("row").nth(3)).toBeVisible();
  await expect(page).toHaveURL("/states/texas");
  await page.route("**/trpc/states.compare**", (route) => route.abort());
  await select.selectOption("Ohio");
  await expect(part(page)).toContainText("The comparison could not be loaded.");
  await page.unrouteAll();
  await part(page).getByRole("button", { name: "Compare" }).click();
  await expect(part(page).getByRole("columnheader")).toHaveText(["Texas", "Ohio"]);
});

test("a state that was chosen before the code is there is compared without another choice", async ({ page }) => {
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/states/texas");
  await part(page).getByLabel("Compare with").selectOption("Ohio");
  release();
  await untilHydrated(page);
  await expect(part(page).getByRole("columnheader")).toHaveText(["Texas", "Ohio"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the comparison with another state is a document without JavaScript", async ({ page }) => {
    await page.goto("/states/texas");
    await part(page).getByLabel("Compare with").selectOption("Ohio");
    await part(page).getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL("/states/texas?with=ohio#compare");
    await expect(part(page).getByRole("columnheader")).toHaveText(["Texas", "Ohio"]);
  });
});
