import { buyingAnswers } from "@site/content/copy/buying";
import { expect, test } from "../support/fixtures.ts";
import { countLines } from "./layout.ts";

const [width, height] = [390, 844];
const sheets = ["Where each file stands", "Document checklist", "Expiry calendar"];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width, height } });

  test("a phone's home page unfolds a sample sheet and a buyer's answer alone, and scrolls its quotes by keyboard", async ({
    page,
  }) => {
    await page.goto("/");
    const checklist = page.getByRole("table", { name: "Document checklist" });
    await expect(page.getByRole("table", { name: "Where each file stands" })).toBeVisible();
    await expect(checklist).toBeHidden();
    await page.getByText("See the checklist").click();
    await expect(checklist).toBeVisible();

    const [first = "", second = ""] = buyingAnswers.answers.map(({ lines: [line = ""] }) => line);
    await expect(page.getByText(second)).toBeHidden();
    await page.locator("summary", { hasText: buyingAnswers.answers[1]?.title ?? "" }).click();
    await expect(page.getByText(second)).toBeVisible();
    await expect(page.getByText(first)).toBeHidden();

    const quotes = page.getByRole("list", { name: "What practices say" });
    await quotes.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => quotes.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);
  });
});

test("a wide home page shows all sample sheets and all answers to a buyer's questions, and its print all sheets", async ({
  page,
}) => {
  await page.goto("/");
  for (const { title, lines } of buyingAnswers.answers) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    for (const line of lines) await expect(page.getByText(line)).toBeVisible();
  }
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    if (media === "print") await page.setViewportSize({ width, height });
    for (const sheet of sheets) await expect(page.getByRole("table", { name: sheet })).toBeVisible();
    await expect(page.getByText("See the checklist")).toBeHidden();
  }
});

test("a phone unfolds a case study with one key, and paper shows each case unfolded", async ({ page }) => {
  await page.setViewportSize({ width, height });
  await page.goto("/case-studies");
  const challenge = page.getByRole("heading", { name: "Challenge" }).first();
  await expect(challenge).toBeHidden();
  await page.locator("summary", { hasText: "Read the case" }).first().press("Enter");
  await expect(challenge).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const heading of await page.getByRole("heading", { name: "Our Solution" }).all())
    await expect(heading).toBeVisible();
});

test("a phone shows the first terms of a long list and the others on demand, and paper and a wide screen show all", async ({
  page,
}) => {
  await page.setViewportSize({ width, height });
  await page.goto("/mental-health");
  const last = page.getByRole("term").filter({ hasText: "Substance use counselors" });
  await expect(page.getByRole("term").first()).toBeVisible();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByText("Show the other").first().click();
  await expect(last).toBeVisible();
  await page.getByText("Show the other").first().click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(last).toBeVisible();
  await expect(page.getByText("Show the other").first()).toBeHidden();
});

test("a phone's contact page shows the form's first field at once, and its telephone number on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width, height });
  await page.goto("/contact");
  expect((await page.getByLabel("Full Name").boundingBox())?.y).toBeLessThanOrEqual((height * 2) / 3);
  const call = page.getByRole("main").getByRole("link", { name: "Call (615) 555-0142" }).first();
  // biome-ignore lint/performance/useDomNodeTextContent: -- only innerText shows a break between flex items
  expect(await call.innerText()).toBe("Call (615) 555-0142");
  expect(await countLines(call)).toBe(1);
});
