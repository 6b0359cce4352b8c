import { untilAlive } from "./alive.ts";
import { expect, test } from "./fixtures.ts";
import { dataRequests } from "./network.ts";
import { allPaths, shareOf } from "./page-kinds.ts";

const shares = 4;

for (let share = 0; share < shares; share += 1) {
  test(`every page comes alive without a word on the console or a second fetch (${share + 1} of ${shares})`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000);
    const words: string[] = [];
    page.on("console", (message) => words.push(message.text()));
    const requests = dataRequests(page);
    for (const path of shareOf(allPaths, share, shares)) {
      await page.goto(path);
      await untilAlive(page);
      expect.soft([...words.splice(0), ...requests.splice(0), ...problems.unexpected()], path).toEqual([]);
    }
  });
}
