import { buyingAnswers } from "@site/content/copy/buying";
import { expect, test } from "../../support/fixtures.ts";

const [first = "", second = ""] = buyingAnswers.answers.map(({ lines: [line = ""] }) => line);

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the first of the buyer's questions is open on a phone without JavaScript, and another opens on a tap", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(page.getByText(first)).toBeVisible();
    await expect(page.getByText(second)).toBeHidden();
    await page.locator("summary", { hasText: buyingAnswers.answers[1]?.title ?? "" }).click();
    await expect(page.getByText(second)).toBeVisible();
  });
});

test("a wide screen shows all answers to the buyer's questions below headings", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  for (const { title, lines } of buyingAnswers.answers) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    for (const line of lines) await expect(page.getByText(line)).toBeVisible();
  }
});
