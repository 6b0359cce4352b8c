import { smallTargets } from "../pages/small-targets.ts";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { missingPages, pageKinds, shareOf } from "../support/page-kinds.ts";
import { whatScrollsSideways } from "./sideways.ts";

for (const share of [0, 1]) {
  test(`every kind of page is accessible on a phone, and scrolls sideways at no width (${share + 1} of 2)`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(180_000);
    problems.allow(/status of 404/);
    for (const path of shareOf([...pageKinds, ...missingPages], share, 2)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await untilHydrated(page);
      expect.soft(await seriousViolations(page, `${path} on a phone`)).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `${path}: targets of 24 px`).toEqual([]);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await page.evaluate(whatScrollsSideways), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
