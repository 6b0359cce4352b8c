import { expect, test } from "./fixtures.ts";
import { missingPages, pageKinds } from "./page-kinds.ts";
import { smallTargets } from "./small-targets.ts";

test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test("no kind of page scrolls sideways at 320 px", async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...pageKinds, ...missingPages]) {
    await page.goto(path);
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const outside = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return `${scrollWidth} px: ${outside
        .slice(0, 3)
        .map(({ outerHTML }) => outerHTML.slice(0, 120))
        .join(" · ")}`;
    });
    expect.soft(wide, path).toBeNull();
  }
});

for (const width of [390, 1440]) {
  test(`whatever can be clicked is at least 24 px in both directions, at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...pageKinds, ...missingPages]) {
      await page.goto(path);
      expect.soft(await page.evaluate(smallTargets), path).toEqual([]);
    }
  });
}
