import { buyingAnswers } from "@site/content/copy/buying";
import { expect, test } from "../support/fixtures.ts";

const [width, height] = [390, 844];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width, height } });

  test("a phone's home page shows what a desk shows", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("table", { name: "Where each file stands" })).toBeVisible();
    for (const { title, lines } of buyingAnswers.answers) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      for (const line of lines) await expect(page.getByText(line)).toBeVisible();
    }
  });

  test("a phone unfolds a long sample sheet, and its print shows all of it", async ({ page }) => {
    await page.goto("/physician-credentialing");
    const sheet = page.getByRole("table", { name: "Document checklist" });
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByText("See the checklist").click();
    await expect(sheet).toBeVisible();
  });
});

test("a phone's contact page shows the form's first field at once", async ({ page }) => {
  await page.setViewportSize({ width, height });
  await page.goto("/contact");
  expect((await page.getByLabel("Full Name").boundingBox())?.y).toBeLessThanOrEqual((height * 2) / 3);
});
