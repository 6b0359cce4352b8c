import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

/** Number of pages on US letter paper, by the page objects that Chromium writes into the PDF. */
async function pageCount(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

for (const [path, pagesMax] of [
  ["/states/texas", 3],
  ["/physician-credentialing", 5],
  ["/blog/caqh-attestation-every-120-days", 3],
] as const) {
  test(`${path} is printed on at most ${pagesMax} pages`, async ({ page }) => {
    await page.goto(path);
    const count = await pageCount(page);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(pagesMax);
  });
}

test("a printed page keeps headings with their content, and lists, steps and the imprint whole", async ({ page }) => {
  await page.goto("/states/texas");
  await page.emulateMedia({ media: "print" });
  const requirements = page.getByRole("region", { name: "Texas Credentialing Requirements" });
  await expect(requirements).toHaveCSS("break-inside", "avoid");
  const head = requirements.getByRole("heading", { level: 2 }).locator("..");
  await expect(head).toHaveCSS("break-after", "avoid");
  await expect(requirements.getByRole("list").first().locator("..")).toHaveCSS("break-inside", "avoid");
  await expect(page.locator("footer")).toHaveCSS("break-inside", "avoid");
  await expect(page.locator("footer").getByText("(615) 555-0142")).toBeVisible();
});

test("a printed page has no links to other pages of the site, and prints the address of a link to another site", async ({
  page,
}) => {
  await page.goto("/physician-credentialing");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "What usually goes with it" })).toBeHidden();
  await page.goto("/blog/caqh-attestation-every-120-days");
  await expect(page.getByRole("heading", { name: "Related Articles" })).toBeHidden();
  const source = page.getByRole("region", { name: "Sources" }).getByRole("link").first();
  const address = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain(await source.getAttribute("href"));
});

test("a printed page has no dark ground", async ({ page }) => {
  for (const path of ["/states/texas", "/physician-credentialing", "/blog"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-closing], [data-band]").or(page.locator("main")).first()).toBeVisible();
    for (const band of await page.locator("[data-closing], [data-band]").all())
      await expect(band).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});
