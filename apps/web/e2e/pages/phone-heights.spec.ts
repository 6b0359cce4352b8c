import { expect, test } from "../support/fixtures.ts";

/** The most that a page may scroll on a phone of 390 px, in px. */
const budgets: readonly (readonly [path: string, heightMax: number])[] = [
  ["/", 6_500],
  ["/physician-credentialing", 7_100],
  ["/facility-credentialing", 6_200],
  ["/payer-enrollment", 7_300],
  ["/payer-contract-negotiation", 6_600],
  ["/re-credentialing", 7_000],
  ["/insurance-paneling", 7_500],
  ["/mental-health-credentialing", 6_900],
  ["/dental-credentialing", 6_500],
  ["/ophthalmology", 5_000],
  ["/telemedicine", 5_700],
  ["/specialists", 4_500],
  ["/texas-credentialing", 4_200],
  ["/about", 5_400],
  ["/case-studies", 7_300],
  ["/contact", 3_800],
  ["/faqs", 4_100],
  ["/specialties", 6_800],
  ["/states", 5_600],
  ["/states/texas", 5_600],
  ["/states/tennessee", 5_800],
  ["/blog", 4_600],
];

test.use({ viewport: { width: 390, height: 844 } });

test("no page is higher on a phone than its budget, with a footer of at most 660 px", async ({ page }) => {
  for (const [path, heightMax] of budgets) {
    await page.goto(path);
    const footer = page.locator("footer");
    await expect.soft(footer, path).toBeVisible();
    const { whole, end } = await footer.evaluate((element) => ({
      whole: document.documentElement.scrollHeight,
      end: element.getBoundingClientRect().height,
    }));
    expect.soft(whole, path).toBeLessThanOrEqual(heightMax);
    expect.soft(end, `${path}: footer`).toBeLessThanOrEqual(660);
  }
});

test("the contact form's first field is in the upper two thirds of a phone's first screen", async ({ page }) => {
  await page.goto("/contact");
  const box = await page.getByLabel("Full Name").boundingBox();
  expect(box?.y).toBeLessThanOrEqual((844 * 2) / 3);
});

test("what a phone folds is one tap away, and open in print", async ({ page }) => {
  await page.goto("/case-studies");
  const challenge = page.getByRole("heading", { name: "Challenge" }).first();
  await expect(challenge).toBeHidden();
  await page.locator("summary", { hasText: "Read the case" }).first().press("Enter");
  await expect(challenge).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const heading of await page.getByRole("heading", { name: "Our Solution" }).all())
    await expect(heading).toBeVisible();
});

test("a phone shows the first of a long list of terms and the others on demand, paper and a wide screen all", async ({
  page,
}) => {
  await page.goto("/mental-health");
  const last = page.getByRole("term").filter({ hasText: "Substance use counselors" });
  await expect(page.getByRole("term").first()).toBeVisible();
  await expect(last).toBeHidden();
  await page.getByText("Show the other 5").click();
  await expect(last).toBeVisible();
  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(last).toBeVisible();
  await expect(page.getByText("Show the other 5")).toBeHidden();
});

test("all three quotes can be reached from the keyboard", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("list", { name: "What practices say" });
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
  await expect(row.locator("blockquote")).toHaveCount(3);
});

test("a button keeps the spaces of its label, and the telephone number stays on one line", async ({ page }) => {
  await page.goto("/re-credentialing");
  const call = page.getByRole("main").getByRole("link", { name: "Call (615) 555-0142" }).first();
  const start = page.getByRole("link", { name: "Start Your Re-Credentialing" });
  // biome-ignore lint/performance/useDomNodeTextContent: -- only innerText shows a break between flex items
  expect(await call.innerText()).toBe("Call (615) 555-0142");
  // biome-ignore lint/performance/useDomNodeTextContent: -- only innerText shows a break between flex items
  expect(await start.innerText()).toBe("Start Your Re-Credentialing");
  const number = call.getByText("(615) 555-0142", { exact: true });
  expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
  const heights = [await start.boundingBox(), await call.boundingBox()].map((box) => box?.height);
  expect(heights[0]).toBe(heights[1]);
});
