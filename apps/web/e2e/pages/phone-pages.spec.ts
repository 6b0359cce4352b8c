import { expect, test } from "../support/fixtures.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { countLines } from "./layout.ts";

const [width, height] = [390, 844];
/** A page is a few thumbs long: no more than ten screens of a phone, which articles and legal texts may exceed. */
const screensMax = 10;
const readFromTopToEnd = ["/privacy-policy", "/terms-of-service"];

test.use({ viewport: { width, height } });

test(`no page is longer than ${screensMax} screens of a phone, and its footer is no higher than one`, async ({
  page,
}) => {
  for (const path of pageKinds.filter((kind) => !readFromTopToEnd.includes(kind) && !kind.startsWith("/blog/"))) {
    await page.goto(path);
    const footer = page.locator("footer");
    await expect.soft(footer, path).toBeVisible();
    const { whole, end } = await footer.evaluate((element) => ({
      whole: document.documentElement.scrollHeight,
      end: element.getBoundingClientRect().height,
    }));
    expect.soft(whole, path).toBeLessThanOrEqual(screensMax * height);
    expect.soft(end, `${path}: footer`).toBeLessThanOrEqual(height);
  }
});

test("the contact form's first field is in the upper two thirds of a phone's first screen", async ({ page }) => {
  await page.goto("/contact");
  const box = await page.getByLabel("Full Name").boundingBox();
  expect(box?.y).toBeLessThanOrEqual((height * 2) / 3);
});

test("a case study that a phone folds opens with one tap, and is open in print", async ({ page }) => {
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
  await page.goto("/mental-health");
  const last = page.getByRole("term").filter({ hasText: "Substance use counselors" });
  await expect(page.getByRole("term").first()).toBeVisible();
  await expect(last).toBeHidden();
  await page.getByText("Show the other").first().click();
  await expect(last).toBeVisible();
  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(last).toBeVisible();
  await expect(page.getByText("Show the other").first()).toBeHidden();
});

test("the row of three quotes can be scrolled from the keyboard", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("list", { name: "What practices say" });
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
  await expect(row.locator("blockquote")).toHaveCount(3);
});

test("a button keeps the spaces of its label, and its telephone number stays on one line", async ({ page }) => {
  await page.goto("/re-credentialing");
  const start = page.getByRole("link", { name: "Start Your Re-Credentialing" });
  // biome-ignore lint/performance/useDomNodeTextContent: -- only innerText shows a break between flex items
  expect(await start.innerText()).toBe("Start Your Re-Credentialing");
  await page.goto("/contact");
  const call = page.getByRole("main").getByRole("link", { name: "Call (615) 555-0142" }).first();
  // biome-ignore lint/performance/useDomNodeTextContent: -- only innerText shows a break between flex items
  expect(await call.innerText()).toBe("Call (615) 555-0142");
  expect(await countLines(call)).toBe(1);
});
