import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

test("ticks are counted, and survive a reload and going back, only in their tab", async ({ page, context }) => {
  await open(page, "/states/ohio");
  const list = page.getByRole("region", { name: "Ohio Credentialing Requirements" });
  await expect(list.getByRole("status")).toHaveText("");
  await list.getByRole("checkbox").nth(1).check();
  await list.getByRole("listitem").nth(3).getByText("Professional liability insurance").click();
  await expect(list.getByRole("status")).toHaveText("2 of 5 ready");
  await page.reload();
  await expect(list.getByRole("status")).toHaveText("2 of 5 ready");
  await page.getByRole("link", { name: "Indiana", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Indiana");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.goBack();
  await expect(list.getByRole("status")).toHaveText("2 of 5 ready");
  await list.getByRole("checkbox").nth(2).uncheck();
  await expect(list.getByRole("status")).toHaveText("1 of 5 ready");
  const other = await context.newPage();
  await open(other, "/states/ohio");
  await expect(other.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a list has boxes to tick on paper, and no button that prints or copies", async ({ page }) => {
    await page.goto("/ophthalmology");
    await expect(page.getByText("Check off each item as you go.").first()).toBeVisible();
    await expect(page.getByText("Print this list").first()).toBeHidden();
    await page.goto("/letters");
    await expect(page.getByText("Copy the text").first()).toBeHidden();
  });
});

test("a click copies a letter unchanged, and the button says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/letters");
  const letter = page.getByRole("region", { name: "Appeal against a closed panel" });
  await letter.getByRole("button", { name: "Copy the text" }).click();
  await expect(letter.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await letter.locator("pre").textContent());
  expect(copied.split("\n").length).toBeGreaterThan(10);
});
