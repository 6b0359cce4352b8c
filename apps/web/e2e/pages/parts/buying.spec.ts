import { buyingAnswers } from "@site/content/copy/buying";
import { expect, test } from "../../support/fixtures.ts";

const [first = "", second = ""] = buyingAnswers.answers.map(({ lines: [line = ""] }) => line);

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a buyer's question opens on a tap on a phone without JavaScript, and the others stay closed", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByText(second)).toBeHidden();
    await page.locator("summary", { hasText: buyingAnswers.answers[1]?.title ?? "" }).click();
    await expect(page.getByText(second)).toBeVisible();
    await expect(page.getByText(first)).toBeHidden();
  });
});

test("a wide screen shows all answers to the buyer's questions below headings", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  for (const { title, lines } of buyingAnswers.answers) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    for (const line of lines) await expect(page.getByText(line)).toBeVisible();
  }
});
