import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";

// Pictures of pages, or of one element of each, at the three widths for which they are designed:
// node apps/web/bench/pictures.ts <folder> <origin> <path>[ <selector>]…
const [folder = "", origin = "", ...places] = process.argv.slice(2);
const widths = process.env.WIDTHS?.split(",").map(Number) ?? [390, 768, 1440];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({ reducedMotion: "reduce" });
for (const place of places) {
  const [path = "/", ...selector] = place.split(" ");
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.goto(origin + path);
    const file = join(folder, `${place.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home"}-${width}.png`);
    if (selector.length > 0) await page.locator(selector.join(" ")).first().screenshot({ path: file });
    else await page.screenshot({ path: file, fullPage: true });
    process.stdout.write(`${file} ${await page.evaluate(() => document.documentElement.scrollHeight)} px\n`);
  }
}
await browser.close();
