import { test } from "./fixtures.ts";
import { pageKinds } from "./page-kinds.ts";

test("font", async ({ page }) => {
  test.setTimeout(120_000);
  const sums: Record<string, [number, number]> = {};
  for (const path of pageKinds.slice(0, 12)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const found = await page.evaluate(() => {
      const ctx = document.createElement("canvas").getContext("2d")!;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const out: [string, number, number][] = [];
      const style = document.createElement("style");
      style.textContent =
        '@font-face{font-family:FB;src:local("Liberation Sans");font-weight:1 549}@font-face{font-family:FB;src:local("Liberation Sans Bold");font-weight:550 1000}';
      document.head.append(style);
      for (let n = walker.nextNode(); n; n = walker.nextNode()) {
        const text = n.textContent!.trim();
        const el = n.parentElement!;
        if (!text || !el.checkVisibility() || el.closest("script,style")) continue;
        const w = getComputedStyle(el).fontWeight;
        ctx.font = `${w} 100px "Figtree Variable"`;
        const a = ctx.measureText(text).width;
        ctx.font = `400 100px "Liberation Sans"`;
        const r = ctx.measureText(text).width;
        ctx.font = `700 100px "Liberation Sans"`;
        const b = ctx.measureText(text).width;
        out.push([w + " reg", a, r], [w + " bold", a, b]);
      }
      return out;
    });
    for (const [k, a, b] of found) {
      const s = (sums[k] ??= [0, 0]);
      s[0] += a;
      s[1] += b;
    }
  }
  for (const [k, [a, b]] of Object.entries(sums).sort()) console.log(k, (a / b).toFixed(4), Math.round(a));
});
test("states", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/states");
  console.log(
    await page.evaluate(() =>
      [
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll("body *")]
          .filter((e) => e.getBoundingClientRect().right > 320.5 || e.scrollWidth > e.clientWidth + 1)
          .map(
            (e) =>
              e.tagName +
              "." +
              e.getAttribute("class") +
              " " +
              Math.round(e.getBoundingClientRect().right) +
              " sw" +
              e.scrollWidth +
              "/" +
              e.clientWidth,
          ),
      ].join("\n"),
    ),
  );
});
