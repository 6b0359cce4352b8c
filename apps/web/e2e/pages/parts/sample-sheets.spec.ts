import { expect, test } from "../../support/fixtures.ts";

test("the home page on a phone shows the first sample sheet and opens the others on demand", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const checklist = page.getByRole("table", { name: "Document checklist" });
  await expect(page.getByRole("table", { name: "Where each file stands" })).toBeVisible();
  await expect(checklist).toBeHidden();
  await page.getByText("See the checklist").click();
  await expect(checklist).toBeVisible();
});

for (const [name, media] of [
  ["a wide screen", "screen"],
  ["paper, also from a phone", "print"],
] as const) {
  test(`${name} shows all sample sheets, and no summary to open them`, async ({ page }) => {
    await page.emulateMedia({ media });
    await page.setViewportSize({ width: media === "print" ? 390 : 1440, height: 844 });
    await page.goto("/");
    for (const sheet of ["Where each file stands", "Document checklist", "Expiry calendar"]) {
      await expect(page.getByRole("table", { name: sheet })).toBeVisible();
    }
    await expect(page.getByText("See the checklist")).toBeHidden();
  });
}
