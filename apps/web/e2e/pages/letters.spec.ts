import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

test("one press copies a letter as it stands, and the button says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/letters");
  const letter = page.getByRole("region", { name: "Appeal against a closed panel" });
  await letter.getByRole("button", { name: "Copy the text" }).click();
  await expect(letter.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await letter.locator("pre").textContent());
  expect(copied.split("\n").length).toBeGreaterThan(10);
});
