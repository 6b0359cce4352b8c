import { withClass } from "../../support/classes.ts";
import { expect, test } from "../../support/fixtures.ts";

const ofTicks = withClass("tick");
const ofLabels = withClass("label");
const ofBars = withClass("bar");
const ofMarks = `:is(${[ofBars, withClass("range"), withClass("part"), `${withClass("segments")} > *`].join()})`;

const pagesWithBars = [
  "/",
  "/physician-credentialing",
  "/facility-credentialing",
  "/payer-enrollment",
  "/re-credentialing",
  "/specialists",
  "/case-studies",
];

/** Runs in the browser: bars whose right end is not where the figure's ticks say that the days of their label end. */
function wrongEnds({ ofTicks, ofLabels }: { ofTicks: string; ofLabels: string }): string[] {
  const edge = (element: Element) => element.getBoundingClientRect();
  return [...document.querySelectorAll(`figure:has(${ofTicks})`)].flatMap((figure) => {
    const ticks = [...figure.querySelectorAll(ofTicks)].map((tick) => {
      const [, amount = "", unit] = /([\d.]+)( mo)?/.exec(tick.textContent ?? "") ?? [];
      return { x: edge(tick).left, days: Number(amount) * (unit === undefined ? 1 : 30.4) };
    });
    const [zero, last] = [ticks[0], ticks.at(-1)];
    if (zero === undefined || last === undefined) return ["a figure without ticks"];
    const place = (days: number) => zero.x + (days / last.days) * (last.x - zero.x);
    return [...figure.querySelectorAll(`p${ofLabels}`)].flatMap((label) => {
      const text = label.textContent ?? "";
      const [, from = "", to = from, unit] = /(\d+)(?:-(\d+))?\+? (day|month)/.exec(text) ?? [];
      const bars = [...(label.nextElementSibling?.querySelectorAll("span") ?? [])].map((bar) => edge(bar).right);
      return [from, to].flatMap((amount) => {
        const end = place(Number(amount) * (unit === "month" ? 30.4 : 1));
        return bars.some((right) => Math.abs(right - end) <= 1)
          ? []
          : [`${text}: no bar ends at ${end}, but at ${bars}`];
      });
    });
  });
}

/** Runs in the browser: marks whose fill and outline both have less than 3:1 against the page's ground. */
function faintMarks(ofMarks: string): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const luminance = (color: string) => {
    if (canvas === null) throw new Error("no canvas");
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isClear = backgroundColor === "rgba(0, 0, 0, 0)" || backgroundColor === "transparent";
    return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll(`main ${ofMarks}`)].flatMap((mark) => {
    const { borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(mark);
    const ground = mark.parentElement ? groundOf(mark.parentElement) : "white";
    const outline = Number.parseFloat(borderTopWidth) > 0 ? contrast(borderTopColor, ground) : 0;
    const best = Math.max(outline, contrast(backgroundColor, ground));
    return best >= 3 ? [] : [`${mark.className}: ${best.toFixed(2)}`];
  });
}

test("the bars of figures end at the ticks of their days, and each mark has enough contrast, on a phone and a desktop", async ({
  page,
}) => {
  for (const path of pagesWithBars) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
      expect.soft(await page.evaluate(wrongEnds, { ofTicks, ofLabels }), where).toEqual([]);
      expect.soft(await page.evaluate(faintMarks, ofMarks), where).toEqual([]);
    }
  }
  await page.goto("/physician-credentialing");
  expect(await page.locator(`main figure ${ofTicks}`).count()).toBeGreaterThan(2);
});

test("the texts beside the bars of case studies stay within the page at every width", async ({ page }) => {
  for (const path of ["/", "/re-credentialing", "/case-studies"]) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const right = await page
        .locator(`${withClass("texts")} > *`)
        .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
      expect.soft(right, `${path} at ${width} px`).toBeLessThanOrEqual(width - 12);
    }
  }
});

test("the bars of the four case studies have the ratio of their days", async ({ page }) => {
  await page.goto("/case-studies");
  const rows = await page.locator("figure a").evaluateAll(
    (links, bars) =>
      links.map((link) => {
        const widths = [...link.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect().width);
        const days = [...(link.textContent ?? "").matchAll(/(\d+) days/g)].map(([, amount]) => Number(amount));
        return { drawn: (widths[1] ?? 0) / (widths[0] ?? 1), stated: (days[0] ?? 0) / (days[1] ?? 1) };
      }),
    ofBars,
  );
  expect(rows).toHaveLength(4);
  for (const { drawn, stated } of rows) expect(Math.abs(drawn - stated)).toBeLessThan(0.01);
});
