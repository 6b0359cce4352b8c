import type { Page } from "@playwright/test";
import { open, untilAlive } from "./alive.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./network.ts";

/** Everything that moved by itself since the page was opened, with what moved. */
function shifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: "layout-shift", buffered: true });
      // Nothing is reported where nothing moved: two frames later that is known.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
    });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    return (entries as Shift[]).map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node))),
    }));
  });
}

const paths = ["/", "/states/texas", "/blog/caqh-attestation-every-120-days", "/contact", "/faqs"];

for (const path of paths) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${path} loads at ${width} px, however late font and script are`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const releaseFonts = await holdBack(page, "**/*.woff2");
      const releaseScripts = await holdBack(page, "**/assets/*.js");
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready);
      releaseScripts();
      await untilAlive(page);
      await page.waitForLoadState("networkidle");
      expect(await shifts(page)).toEqual([]);
    });
  }
}

test("nothing moves when the list of articles is opened by a click", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  await expect(page.getByRole("region", { name: "Latest Articles" })).toBeVisible();
  expect((await shifts(page)).filter(({ value }) => value > 0.1)).toEqual([]);
});
