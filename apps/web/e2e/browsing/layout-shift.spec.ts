import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";

/** What moved by itself since the page was opened. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: "layout-shift", buffered: true });
      // Nothing is reported where nothing moved: two frames later that is known.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
    });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    return (entries as Shift[]).map(({ startTime, value, sources }) => {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node)));
      return `${value} at ${startTime}: ${moved.join(", ")}`;
    });
  });
}

test("hydration moves nothing on a phone and on a desk", async ({ page }) => {
  // How much a late font moves depends on the fonts of the machine, so that the scripts wait until it is there.
  for (const [path, width] of [
    ["/", 390],
    ["/states/texas", 390],
    ["/contact", 390],
    ["/", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const before = await shifts(page);
    release();
    await untilHydrated(page);
    expect((await shifts(page)).slice(before.length), `${path} at ${width} px`).toEqual([]);
  }
});
