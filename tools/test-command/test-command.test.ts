import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { summaryOf } from "./reports.ts";
import { countedByLine, countedByPlaywright, countedByVitest, passOrFail } from "./stages.ts";

const playwright = resolve(import.meta.dirname, "../../apps/web/node_modules/@playwright/test/index.mjs");

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  process.env.FIRST_TRY_MARK = join(folder, "mark");
  return folder;
}

/** Fails at its first run. */
const failOnce = `
  const mark = process.env.FIRST_TRY_MARK;
  if (!existsSync(mark)) { writeFileSync(mark, ""); throw new Error("first try"); }`;

it("the test command counts passed and failed unit tests, and names those that were skipped or needed a second try", async () => {
  const folder = folderWith({
    "load.test.ts": `
      import { existsSync, writeFileSync } from "node:fs";
      it("passes", () => {});
      it("is in time", () => { ${failOnce} });
      it("is wrong", () => { throw new Error("each time"); });
      it.skip("needs a disk", () => {});`,
  });
  expect(await countedByVitest("Tests", ["--globals", "--root", folder]).run()).toMatchObject({
    passed: 2,
    failed: 1,
    notes: [
      expect.stringMatching(/^second try: .*load\.test\.ts: is in time: Error: first try/),
      expect.stringMatching(/^skipped: .*load\.test\.ts: needs a disk$/),
    ],
  });
});

it("the test command counts browser journeys, and names those that were skipped or needed a second try", async () => {
  const folder = folderWith({
    "playwright.config.ts": `export default { workers: 1, outputDir: "results" };`,
    "journey.spec.ts": `
      import { existsSync, writeFileSync } from "node:fs";
      import { test } from ${JSON.stringify(playwright)};
      test("is in time", () => { ${failOnce} });
      test.describe("with a microphone", () => { test("speaks", () => test.skip(true, "there is none")); });`,
  });
  expect(await countedByPlaywright("Journeys", join(folder, "playwright.config.ts")).run()).toMatchObject({
    passed: 1,
    failed: 0,
    notes: ["second try: journey.spec.ts: is in time: Error: first try", "skipped: journey.spec.ts: speaks"],
  });
});

it("the test command reads a proof's counts from its last line, and takes a proof without one for failed", async () => {
  const folder = folderWith({
    "counts.js": `console.log("SKIPPED a full disk: no rights\\n3 passed, 0 failed");`,
    "breaks.js": `console.log("3 passed, 0 failed"); process.exit(2);`,
    "silent.js": "",
  });
  const run = (script: string) => countedByLine("Script", join(folder, script)).run();
  expect(await run("counts.js")).toMatchObject({ passed: 3, failed: 0, notes: ["skipped: a full disk: no rights"] });
  expect(await run("breaks.js")).toMatchObject({ passed: 3, failed: 1 });
  expect(await run("silent.js")).toMatchObject({ passed: 0, failed: 1 });
});

it("a stage of the test command whose program can't be started counts as one failed test", async () => {
  expect(await passOrFail("Lint", "no-such-command").run()).toMatchObject({ passed: 0, failed: 1 });
});

it("the test command's last line holds the numbers of passed and failed tests alone", () => {
  const result = { name: "Types", passed: 1, failed: 0, notes: [], seconds: 2 };
  const lines = summaryOf([result, { ...result, name: "Unit tests", passed: 5, failed: 2, notes: ["skipped: x"] }], 7);
  expect(lines).toEqual([
    "",
    "ok   Types: 1 of 1, 2.0 s",
    "FAIL Unit tests: 5 of 7, 1 notes, 2.0 s",
    "All: 7 s",
    "skipped: x",
    "6 passed, 2 failed",
  ]);
});
