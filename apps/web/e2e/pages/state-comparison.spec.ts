import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";

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
