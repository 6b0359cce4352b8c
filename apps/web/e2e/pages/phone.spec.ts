import { buyingAnswers } from "@site/content/copy/buying";
import { expect, test } from "../support/fixtures.ts";
import { countLines } from "./layout.ts";

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

test("on a phone 68 px and more lie between two sections, the first button is as wide as the column, and 16 px lie above a button", async ({
  page,
}) => {
  await page.setViewportSize({ width, height });
  for (const path of ["/", "/physician-credentialing", "/states/texas"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "main > section { content-visibility: visible !important }" });
    const gaps = await page.locator("main > section:not([data-closing]) > div").evaluateAll((contents) => {
      const boxes = contents.map((content) => ({
        top: content.firstElementChild?.getBoundingClientRect().top ?? 0,
        bottom: content.lastElementChild?.getBoundingClientRect().bottom ?? 0,
      }));
      return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
    });
    expect(gaps.length, path).toBeGreaterThan(3);
    expect(
      gaps.filter((gap) => gap < 66),
      path,
    ).toEqual([]);
    const button = page.locator("main [data-variant]").first();
    expect((await button.boundingBox())?.width, path).toBe(width - 40);
    const above = await button.evaluate((element) => {
      const before = element.parentElement?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top - before;
    });
    expect(above, path).toBeGreaterThanOrEqual(13);
  }
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
