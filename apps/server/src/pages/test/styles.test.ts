import { pages } from "@site/content/pages";
import { expect, it } from "vitest";
import { openTestApp, readDocument } from "../../test/open-test-app.ts";

const { app } = await openTestApp();

/** One page of each kind, because pages of one kind have the same components. */
const paths = [...new Map(pages.map(({ kind, path }) => [kind, path])).values(), "/no-such-page"];

it.each(paths)("%s uses no undefined variable of Mantine", async (path) => {
  const { $ } = await readDocument(app, path);
  const rules = $("style").text();
  const attributes = $("[style]")
    .toArray()
    .map((element) => $(element).attr("style"))
    .join(";");
  const defined = new Set(rules.match(/--mantine-[\w-]+(?=:)/g));
  // A name that is followed by a comma has a value for the case that nobody defines it.
  const named = new Set(
    [...`${rules}${attributes}`.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name = ""]) => name),
  );
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
});
