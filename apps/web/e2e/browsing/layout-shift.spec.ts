import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";

type Moved = { at: number; value: number; moved: string[] };

/** Everything that moved by itself since the page was opened, with what moved. */
function shifts(page: Page): Promise<Moved[]> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: "layout-shift", buffered: true });
      // Nothing is reported where nothing moved: two frames later that is known.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
    });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    return (entries as Shift[]).map(({ startTime, value, sources }) => ({
      at: startTime,
      value,
      moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node))),
    }));
  });
}

for (const [path, width] of [
  ["/", 390],
  ["/", 1440],
  ["/states/texas", 390],
  ["/blog/caqh-attestation-every-120-days", 1440],
  ["/contact", 390],
] as const) {
  test(`a late font moves next to nothing on ${path} at ${width} px, and hydration moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const releaseFonts = await holdBack(page, "**/*.woff2");
    const releaseScripts = await holdBack(page, "**/assets/*.js");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    const byFont = await shifts(page);
    const sum = byFont.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(byFont)).toBeLessThan(0.05);

    releaseScripts();
    await untilHydrated(page);
    expect((await shifts(page)).slice(byFont.length)).toEqual([]);
  });
}
