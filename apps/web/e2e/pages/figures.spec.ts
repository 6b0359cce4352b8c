import { expect, test } from "../support/fixtures.ts";

const ofTicks = "[data-tick]";
const ofLabels = "[data-plot-label]";

const pagesWithBars = [
  "/",
  "/physician-credentialing",
  "/specialties",
  "/orthopedic",
  "/case-studies",
  "/states/texas",
  "/states/wyoming",
];

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
    return [...figure.querySelectorAll(ofLabels)].flatMap((label) => {
      const text = label.textContent ?? "";
      // Labels without a number of days are skipped, for example the dates in the planner.
      const [, from, to = from, unit] = /(\d+)(?:-(\d+))?\+? (day|month)/.exec(text) ?? [];
      if (from === undefined) return [];
      const marks = [...(label.parentElement?.nextElementSibling?.querySelectorAll("[data-tone]") ?? [])];
      const bars = marks.map((bar) => edge(bar).right);
      // Each part of a bar is drawn with its longest duration, so only the last end matches a number in the label.
      const tones = new Set(marks.map((mark) => mark.getAttribute("data-tone")));
      return (tones.size > 1 ? [to] : [from, to]).flatMap((amount) => {
        const end = place(Number(amount) * (unit === "month" ? 30.4 : 1));
        return bars.some((right) => Math.abs(right - end) <= 1)
          ? []
          : [`${text}: no bar ends at ${end}, but at ${bars}`];
      });
    });
  });
}

function overprints(): string[] {
  return [...document.querySelectorAll("main figure:has([data-tick])")].flatMap((figure) => {
    const texts = [...figure.querySelectorAll("[data-tick] > span, [data-plot-label]")].filter((text) =>
      text.checkVisibility(),
    );
    const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
    const area = figure.getBoundingClientRect();
    return boxes.flatMap(({ text, box }, index) => [
      ...(box.left < area.left - 1 || box.right > area.right + 1 ? [`${text} leaves its figure`] : []),
      ...boxes
        .slice(index + 1)
        .filter((other) => other.box.left < box.right && box.left < other.box.right)
        .filter((other) => other.box.top < box.bottom - 1 && box.top < other.box.bottom - 1)
        .map((other) => `${text} prints over ${other.text}`),
    ]);
  });
}

test("bars end at the ticks of their days, and no labels overlap, on a screen and on paper", async ({ page }) => {
  for (const path of pagesWithBars) {
    await page.goto(path);
    for (const width of [320, 1440, 816]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media: width === 816 ? "print" : "screen" });
      const where = `${path} at ${width} px`;
      expect.soft(await page.evaluate(wrongEnds, { ofTicks, ofLabels }), where).toEqual([]);
      expect.soft(await page.evaluate(overprints), where).toEqual([]);
    }
  }
  await page.goto("/physician-credentialing");
  expect(await page.locator(`main figure ${ofTicks}`).count()).toBeGreaterThan(2);
});
