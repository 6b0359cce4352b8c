import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "docs/security.md"), "utf8");

/** OWASP ASVS 5.0.0: the number of requirements of levels 1 and 2 in each section, which are its first ones. */
const requirements: Record<string, number> = {
  ...{ "V1.1": 2, "V1.2": 9, "V1.3": 11, "V1.4": 3, "V1.5": 2, "V2.1": 3, "V2.2": 3, "V2.3": 4, "V2.4": 1 },
  ...{ "V3.2": 2, "V3.3": 4, "V3.4": 6, "V3.5": 5, "V3.7": 2, "V4.1": 3, "V4.2": 1, "V4.3": 2, "V4.4": 4 },
  ...{ "V5.1": 1, "V5.2": 3, "V5.3": 2, "V5.4": 3, "V11.1": 2, "V11.2": 3, "V11.3": 3, "V11.4": 4, "V11.5": 1 },
  ...{ "V11.6": 1, "V12.1": 3, "V12.2": 2, "V12.3": 4, "V13.1": 1, "V13.2": 5, "V13.3": 2, "V13.4": 5, "V14.1": 2 },
  ...{ "V14.2": 4, "V14.3": 3, "V15.1": 3, "V15.2": 3, "V15.3": 7, "V16.1": 1, "V16.2": 5, "V16.3": 4, "V16.4": 3 },
  "V16.5": 3,
};
/** Chapters about features that this site does not have. */
const wholeChapters = ["V6", "V7", "V8", "V9", "V10", "V17"];

const rows = [...document.matchAll(/^\| (V[^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, ids = "", how = "", proof = ""]) => ({ ids: ids.split(", "), how, proof }),
);

it("every requirement of levels 1 and 2 is answered, once", () => {
  const expected = Object.entries(requirements).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const chapters = wholeChapters.map((chapter) => `${chapter} (all)`);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual([...expected, ...chapters].toSorted());
});

const inWords = /^(?:by construction|does not apply|operator|this document)/;

describe.each(rows)("$ids", ({ proof }) => {
  const named = [...proof.matchAll(/`([^`]+)` ((?:"[^"]+"(?:, )?)+)/g)];

  it("has a proof that exists", () => {
    if (named.length === 0) expect(proof).toMatch(inWords);
    for (const [, file = "", titles = ""] of named) {
      const path = join(root, file);
      expect(existsSync(path), file).toBe(true);
      const source = readFileSync(path, "utf8");
      for (const [, title = ""] of titles.matchAll(/"([^"]+)"/g)) expect(source, file).toContain(title);
    }
  });
});
