import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const article = "/blog/caqh-attestation-every-120-days";

async function pageCount(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("a page prints on few sheets, with imprint and sources, and without controls", async ({ page }) => {
  for (const [path, pagesMax] of Object.entries({ "/states/texas": 4, "/physician-credentialing": 6, [article]: 3 })) {
    await page.goto(path);
    const count = await pageCount(page);
    expect(count, path).toBeGreaterThan(0);
    expect(count, path).toBeLessThanOrEqual(pagesMax);
    await page.emulateMedia({ media: "print" });
    for (const name of ["Neighboring states", "Related Articles"])
      await expect(page.getByRole("region", { name })).toBeHidden();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("footer").getByText("(615) 555-0142")).toBeVisible();
    await page.emulateMedia({ media: null });
  }
  const source = page.getByRole("region", { name: "Sources" }).getByRole("link").first();
  await page.emulateMedia({ media: "print" });
  const address = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain(await source.getAttribute("href"));
});

test("menus, fields and buttons keep visible borders or marks in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all, canvas) => {
      return all.map((element) => {
        const style = getComputedStyle(element);
        const hasBorder =
          style.borderTopStyle !== "none" && style.borderTopWidth !== "0px" && style.borderTopColor !== canvas;
        return hasBorder || style.backgroundColor !== canvas;
      });
    }, background);
  for (const selector of ["form input:not([type=hidden])", "form button", "main a[data-variant]"]) {
    const visible = await edges(selector);
    expect.soft(visible.length, selector).toBeGreaterThan(0);
    expect.soft(visible, selector).not.toContain(false);
  }
  expect.soft(await edges("header summary > *"), "bars of the menu's toggle").toEqual([true]);
});
