import { join } from "node:path";
import { expect, it } from "vitest";
import { builtClassNames } from "./class-names.ts";

it("no two classes of the site have the same built name", async () => {
  const names = [...(await builtClassNames()).values()].flatMap((sheet) => [...sheet.values()]);
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
});

it("a class and an animation get the letters of their file and a number", async () => {
  const stamp = (await builtClassNames()).get(join(import.meta.dirname, "../src/forms/stamp/stamp.module.css"));
  expect([...(stamp ?? [])].map(([, built]) => built.replace(/^[a-z]{1,2}/, ""))).toEqual(
    [...(stamp?.keys() ?? [])].map((_, index) => String(index)),
  );
  expect(stamp?.has("land")).toBe(true);
});
