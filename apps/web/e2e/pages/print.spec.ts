import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

const article = "/blog/caqh-attestation-every-120-days";

/** Number of pages on US letter paper, by the page objects that Chromium writes into the PDF. */
async function pageCount(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("a state, a service and an article are printed on a few sheets, without dark grounds", async ({ page }) => {
  for (const [path, pagesMax] of Object.entries({ "/states/texas": 3, "/physician-credentialing": 5, [article]: 3 })) {
    await page.goto(path);
    const count = await pageCount(page);
    expect(count, path).toBeGreaterThan(0);
    expect(count, path).toBeLessThanOrEqual(pagesMax);
    await page.emulateMedia({ media: "print" });
    for (const band of await page.locator("[data-closing], [data-band]").all())
      await expect(band).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.emulateMedia({ media: null });
  }
});

test("a printed state page keeps headings with their lists, and has the imprint, without links to other states", async ({
  page,
}) => {
  await page.goto("/states/texas");
  const next = page.getByRole("region", { name: "Neighboring states" });
  await expect(next).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(next).toBeHidden();
  const requirements = page.getByRole("region", { name: "Texas Credentialing Requirements" });
  const head = requirements.getByRole("heading", { level: 2 });
  await expect(head).toHaveCSS("break-after", "avoid");
  await expect(head.locator("..")).toHaveCSS("break-after", "avoid");
  await expect(requirements.getByRole("list").first().locator("..")).toHaveCSS("break-inside", "avoid");
  await expect(requirements.getByText("Texas Medical Board license")).toBeVisible();
  await expect(page.locator("footer")).toHaveCSS("break-inside", "avoid");
  await expect(page.locator("footer").getByText("(615) 555-0142")).toBeVisible();
});

test("a printed article has its summary and the addresses of its sources, and nothing to press or to go on to", async ({
  page,
}) => {
  await page.goto(article);
  await page.emulateMedia({ media: "print" });
  const text = page.getByRole("article");
  await expect(text.getByText("On this page").filter({ visible: true })).toHaveCount(0);
  await expect(text.getByText("We do this for you")).toBeHidden();
  await expect(text.getByRole("button", { name: "Share" })).toHaveCount(0);
  await expect(text.locator("header [aria-hidden=true]").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Related Articles" })).toBeHidden();
  await expect(text.getByRole("heading", { name: "In short" })).toBeVisible();
  const source = page.getByRole("region", { name: "Sources" }).getByRole("link").first();
  const address = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain(await source.getAttribute("href"));
});

test("a printed plan prints no text over another", async ({ page }) => {
  await page.goto("/payer-enrollment?start=2029-03-01&medicare=on&medicaid=on&commercial=on&hospital=on");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 816, height: 1056 });
  const overprints = await page.locator("#planner").evaluate((section) => {
    const texts = [...section.querySelectorAll("p, li, h2, h3, summary")].filter(
      (text) => text.checkVisibility() && text.closest("details:not([open])") === null,
    );
    const boxes = texts.map((text) => ({ text, box: text.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => !text.contains(other.text))
        .filter(
          ({ box: { top, bottom, left, right } }) =>
            top < box.bottom - 2 && box.top < bottom - 2 && left < box.right && box.left < right,
        )
        .map((other) => `${text.textContent} prints over ${other.text.textContent}`),
    );
  });
  expect(overprints).toEqual([]);
});

test("Print this list prints the list alone, and the page comes back afterwards", async ({ page }) => {
  await open(page, "/ophthalmology");
  const section = page.getByRole("region", { name: "What an ophthalmology file needs" });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-asked-to-print", "");
  });
  await section.getByRole("button", { name: "Print this list" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked-to-print");
  await page.emulateMedia({ media: "print" });
  await expect(section.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(section.getByText("Print this list")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
