import { existsSync } from "node:fs";
import { trustingChromium } from "../../../../proofs/proxies/certificate.ts";
import { chromiumArgs } from "../../../../tools/chromium.ts";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";

// The shell without a window keeps no page that was left. Where there is a whole browser beside it, that one is asked.
const executablePath = (process.env.CHROMIUM_PATH ?? "").replace("-headless-shell", "");

test("a page that was left comes back from the browser's memory, before and after React is alive", async ({
  site,
  playwright,
}) => {
  test.skip(!existsSync(executablePath), "only the shell of Chromium is installed");
  const browser = await playwright.chromium.launch({
    executablePath,
    args: [...chromiumArgs, ...trustingChromium()],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  for (const isAlive of [false, true]) {
    const page = await browser.newPage({ baseURL: site.url });
    await page.goto("/contact");
    if (isAlive) await untilHydrated(page);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto("/about");
    // Not Playwright's own way back, which waits for a document that is loaded.
    await page.evaluate(() => history.back()).catch(() => {});
    const answer = () =>
      page.evaluate(() => {
        const [document] = performance.getEntriesByType("navigation");
        return {
          persisted: Reflect.get(window, "persisted"),
          reasons: Reflect.get(document ?? {}, "notRestoredReasons"),
        };
      });
    await expect.poll(() => answer().catch(() => null)).toEqual({ persisted: true, reasons: null });
    await page.close();
  }
  await browser.close();
});
