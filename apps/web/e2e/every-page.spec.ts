import { seriousViolations } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { untilHydrated } from "./hydrated.ts";
import { dataRequests } from "./network.ts";
import { allPaths, canonicalPaths, isPageKind, shareOf } from "./page-kinds.ts";
import { smallTargets } from "./small-targets.ts";

const shares = 4;

for (let share = 0; share < shares; share += 1) {
  test(`every page hydrates without a word on the console or a second fetch, accessible, on a desktop (${share + 1} of ${shares})`, async ({
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
      if (canonicalPaths.includes(path)) expect.soft(await seriousViolations(page, path)).toEqual([]);
      if (isPageKind(path)) expect.soft(await page.evaluate(smallTargets), `${path}: targets of 24 px`).toEqual([]);
    }
  });
}
