import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { dataRequests } from "../support/network.ts";
import { allPaths, isPageKind, shareOf } from "../support/page-kinds.ts";
import { smallTargets } from "./small-targets.ts";

const shares = 4;

for (let share = 0; share < shares; share += 1) {
  test(`every page hydrates without a console message or a second fetch, and every kind of page is accessible on a desktop (part ${share + 1} of ${shares})`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(300_000);
    const words: string[] = [];
    page.on("console", (message) => words.push(message.text()));
    const requests = dataRequests(page);
    for (const path of shareOf(allPaths, share, shares)) {
      await page.goto(path);
      await untilHydrated(page);
      expect.soft([...words.splice(0), ...requests.splice(0), ...problems.unexpected()], path).toEqual([]);
      if (!isPageKind(path)) continue;
      expect.soft(await page.evaluate(smallTargets), `${path}: targets of 24 px`).toEqual([]);
      expect.soft(await seriousViolations(page, path)).toEqual([]);
    }
  });
}
