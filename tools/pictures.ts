import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "./chromium.ts";

// `pnpm pictures [URL]` takes the README's pictures from a running site. The same site gives the same bytes.
const folder = join(import.meta.dirname, "../docs/pictures");
const pictures = { home: "/", state: "/states/texas" };

const [origin = "http://127.0.0.1:3000"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
await using browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" });
for (const [name, path] of Object.entries(pictures)) {
  await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 78 });
}
