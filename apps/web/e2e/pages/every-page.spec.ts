import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { dataRequests } from "../support/network.ts";
import { allPaths, isPageKind } from "../support/page-kinds.ts";
import { elementKinds } from "./element-kinds.ts";
import { smallTargets } from "./small-targets.ts";

const shares = 4;
/** Neighbours in the list are of one template, and a share examines each kind of element once. */
const shareLength = Math.ceil(allPaths.length / shares);

for (let share = 0; share < shares; share += 1) {
  test(`every page hydrates without a console message or a second fetch, and axe finds no serious violation on a desktop (part ${share + 1} of ${shares})`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(300_000);
    const words: string[] = [];
    page.on("console", (message) => words.push(message.text()));
    const requests = dataRequests(page);
    const paths = allPaths.slice(share * shareLength, (share + 1) * shareLength);
    const met = new Set<string>();
    const examined = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      await untilHydrated(page);
      expect.soft([...words.splice(0), ...requests.splice(0), ...problems.unexpected()], path).toEqual([]);
      if (isPageKind(path)) expect.soft(await page.evaluate(smallTargets), `${path}: targets of 24 px`).toEqual([]);
      const kinds = await page.evaluate(elementKinds);
      for (const kind of kinds) met.add(kind);
      if (kinds.every((kind) => examined.has(kind))) continue;
      expect.soft(await seriousViolations(page, path)).toEqual([]);
      for (const kind of kinds) examined.add(kind);
    }
    expect(met.difference(examined).size, "kinds of element that axe has not examined").toBe(0);
  });
}

test("elements that differ only in words are one kind of element for axe, and a class or a missing text makes another kind", async ({
  page,
}) => {
  await page.goto("/about");
  await untilHydrated(page);
  const before = await page.evaluate(elementKinds);
  const link = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await link.evaluate((element) => {
    element.textContent = "Write to us";
    element.setAttribute("href", "/elsewhere");
  });
  expect(await page.evaluate(elementKinds)).toEqual(before);
  const changed = page.getByRole("banner").getByRole("link", { name: "Write to us" });
  await changed.evaluate((element) => element.classList.add("faint"));
  const withClass = await page.evaluate(elementKinds);
  expect(withClass).not.toEqual(before);
  await page.locator("a.faint").evaluate((element) => element.replaceChildren());
  expect(await page.evaluate(elementKinds)).not.toEqual(withClass);
});
