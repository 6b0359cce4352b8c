import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { playwright, runStage, summaryOf, vitest } from "./stages.ts";

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  process.env.FIRST_TRY_MARK = join(folder, "mark");
  return folder;
}

/** This test fails at its first run. */
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
  expect(await runStage(vitest("Tests", "--globals", "--root", folder))).toMatchObject({
    passed: 2,
    failed: 1,
    notes: [
      expect.stringMatching(/^second try: .*load\.test\.ts: is in time: first try$/),
      expect.stringMatching(/^skipped: .*load\.test\.ts: needs a disk$/),
    ],
  });
});

it("the test command counts browser journeys, and names those that were skipped or needed a second try", async () => {
  const library = join(import.meta.dirname, "node_modules/@playwright/test/index.mjs");
  const folder = folderWith({
    "playwright.config.ts": `export default { workers: 1, outputDir: "results" };`,
    "journey.spec.ts": `
      import { existsSync, writeFileSync } from "node:fs";
      import { test } from ${JSON.stringify(library)};
      test("is in time", () => { ${failOnce} });
      test.describe("with a microphone", () => { test("speaks", () => test.skip(true, "there is none")); });`,
  });
  expect(await runStage(playwright("Journeys", join(folder, "playwright.config.ts")))).toMatchObject({
    passed: 1,
    failed: 0,
    notes: [
      expect.stringMatching(/^second try: .*journey\.spec\.ts: is in time: Error: first try$/),
      expect.stringMatching(/^skipped: .*journey\.spec\.ts: speaks$/),
    ],
  });
});

it.each<[string, script: string, passed: number, failed: number, notes?: string[]]>([
  ["a proof's last line", `console.log("skipped: a full disk\\n3 passed, 0 failed")`, 3, 0, ["skipped: a full disk"]],
  ["a proof that breaks off as one more failure", `console.log("3 passed, 0 failed"); process.exit(2)`, 3, 1],
  ["a program without counts as one test", "", 1, 0],
  ["a program that fails without counts as one failed test", "process.exit(1)", 0, 1],
])("the test command counts %s", async (_, script, passed, failed, notes = []) => {
  const result = await runStage({ name: "Script", command: ["node", "-e", script] });
  expect(result).toMatchObject({ passed, failed, notes });
});

it("a stage of the test command whose program can't be started counts as failed, and the last line holds the sums alone", async () => {
  const missing = await runStage({ name: "Lint", command: ["no-such-command"] });
  const tests = { name: "Unit tests", passed: 5, failed: 2, notes: ["skipped: x"], seconds: 2 };
  expect(summaryOf([{ ...missing, seconds: 0 }, tests], 7)).toEqual([
    "",
    "FAIL Lint: 0 of 1, 0.0 s",
    "FAIL Unit tests: 5 of 7, 1 notes, 2.0 s",
    "All: 7 s",
    "skipped: x",
    "5 passed, 3 failed",
  ]);
});
