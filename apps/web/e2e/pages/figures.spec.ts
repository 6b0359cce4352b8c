import { expect, test } from "../support/fixtures.ts";

const ofTicks = "[data-tick]";
const ofLabels = "[data-plot-label]";
const ofMarks = "[data-tone]";

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
    return [...figure.querySelectorAll(ofLabels)].flatMap((label) => {
      const text = label.textContent ?? "";
      const [, from = "", to = from, unit] = /(\d+)(?:-(\d+))?\+? (day|month)/.exec(text) ?? [];
      const bars = [...(label.nextElementSibling?.querySelectorAll("span") ?? [])].map((bar) => edge(bar).right);
      // Of parts, each drawn at its longest, only the last end is the label's.
      const tones = new Set(
        [...(label.nextElementSibling?.children ?? [])].map((mark) => mark.getAttribute("data-tone")),
      );
      return (tones.size > 1 ? [to] : [from, to]).flatMap((amount) => {
        const end = place(Number(amount) * (unit === "month" ? 30.4 : 1));
        return bars.some((right) => Math.abs(right - end) <= 1)
          ? []
          : [`${text}: no bar ends at ${end}, but at ${bars}`];
      });
    });
  });
}

test("the bars of figures end at the ticks of their days, on a phone and a desktop", async ({ page }) => {
  for (const path of pagesWithBars) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
      expect.soft(await page.evaluate(wrongEnds, { ofTicks, ofLabels }), where).toEqual([]);
    }
  }
  await page.goto("/physician-credentialing");
  expect(await page.locator(`main figure ${ofTicks}`).count()).toBeGreaterThan(2);
});

test("the bars of the four case studies have the ratio of their days", async ({ page }) => {
  await page.goto("/case-studies");
  const rows = await page.locator("figure a").evaluateAll(
    (links, marks) =>
      links.map((link) => {
        const widths = [...link.querySelectorAll(marks)].map((bar) => bar.getBoundingClientRect().width);
        const days = [...(link.textContent ?? "").matchAll(/(\d+) days/g)].map(([, amount]) => Number(amount));
        return { drawn: (widths[0] ?? 0) / (widths[1] ?? 1), stated: (days[0] ?? 0) / (days[1] ?? 1) };
      }),
    ofMarks,
  );
  expect(rows).toHaveLength(4);
  for (const { drawn, stated } of rows) expect(Math.abs(drawn - stated)).toBeLessThan(0.01);
});
