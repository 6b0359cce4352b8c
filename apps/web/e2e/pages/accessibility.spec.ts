import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { missingPages } from "../support/page-kinds.ts";

test("the not-found pages have no serious accessibility violation", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const path of missingPages) {
    await open(page, path);
    expect.soft(await seriousViolations(page, path)).toEqual([]);
  }
});

test("the open mobile menu has no serious accessibility violation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("banner").locator("summary").first().click();
  expect(await seriousViolations(page, "open mobile menu")).toEqual([]);
});

test("the open Services menu has no serious accessibility violation", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Services" }).hover();
  await expect(page.getByRole("button", { name: "Services" })).toHaveAttribute("aria-expanded", "true");
  expect(await seriousViolations(page, "open Services menu")).toEqual([]);
});

test("the FAQ page with all questions open has no serious accessibility violation", async ({ page }) => {
  await open(page, "/faqs");
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  expect(await seriousViolations(page, "open questions")).toEqual([]);
});
