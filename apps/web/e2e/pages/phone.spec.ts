import { buyingAnswers } from "@site/content/copy/buying";
import { expect, test } from "../support/fixtures.ts";

const [width, height] = [390, 844];
const sheets = ["Where each file stands", "Document checklist", "Expiry calendar"];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width, height } });

  test("a phone's home page shows what a desk shows, and unfolds its one long sheet", async ({ page }) => {
    await page.goto("/");
    const long = page.getByRole("table", { name: "Document checklist" });
    for (const name of ["Where each file stands", "Expiry calendar"])
      await expect(page.getByRole("table", { name })).toBeVisible();
    await expect(long).toBeHidden();
    await page.getByText("See the checklist").click();
    await expect(long).toBeVisible();
    for (const { title, lines } of buyingAnswers.answers) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      for (const line of lines) await expect(page.getByText(line)).toBeVisible();
    }
  });
});

test("a wide home page and its print show all sample sheets", async ({ page }) => {
  await page.goto("/");
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    if (media === "print") await page.setViewportSize({ width, height });
    for (const sheet of sheets) await expect(page.getByRole("table", { name: sheet })).toBeVisible();
    await expect(page.getByText("See the checklist")).toBeHidden();
  }
});

test("a phone's contact page shows the form's first field at once", async ({ page }) => {
  await page.setViewportSize({ width, height });
  await page.goto("/contact");
  expect((await page.getByLabel("Full Name").boundingBox())?.y).toBeLessThanOrEqual((height * 2) / 3);
});
