import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { playwright, runStage, summaryOf, vitest } from "./stages.ts";

const failOnce = `import { existsSync, writeFileSync } from "node:fs";
  const failOnce = () => {
    if (existsSync("MARK")) return;
    writeFileSync("MARK", "");
    throw new Error("first try");
  };`;

it("the test command counts unit tests and browser journeys, and names the tests that were skipped or needed a second try", async () => {
  const [units, journeys] = [temporaryFolder(), temporaryFolder()];
  const write = (folder: string, file: string, text: string) =>
    writeFileSync(join(folder, file), text.replaceAll("MARK", join(folder, "mark")));
  write(
    units,
    "unit.test.ts",
    `${failOnce}
    it("passes", () => {});
    it("is in time", failOnce);
    it("is wrong", () => { throw new Error("each time"); });
    it.skip("needs a disk", () => {});`,
  );
  const library = join(import.meta.dirname, "node_modules/@playwright/test/index.mjs");
  write(journeys, "playwright.config.ts", `export default { workers: 1, outputDir: "results" };`);
  write(
    journeys,
    "journey.spec.ts",
    `${failOnce}
    import { test } from ${JSON.stringify(library)};
    test("is in time", failOnce);
    test.describe("with a microphone", () => { test("speaks", () => test.skip(true, "there is none")); });`,
  );
  expect(await runStage(vitest("Tests", "--globals", "--root", units))).toMatchObject({
    passed: 2,
    failed: 1,
    notes: [
      expect.stringMatching(/^second try: .*unit\.test\.ts: is in time: first try$/),
      expect.stringMatching(/^skipped: .*unit\.test\.ts: needs a disk$/),
    ],
  });
  expect(await runStage(playwright("Journeys", join(journeys, "playwright.config.ts")))).toMatchObject({
    passed: 1,
    failed: 0,
    notes: [
      expect.stringMatching(/^second try: .*journey\.spec\.ts: is in time: Error: first try$/),
      expect.stringMatching(/^skipped: .*journey\.spec\.ts: speaks$/),
    ],
  });
});

it("a program without counts is one test, a program that stops early or can't start has failed, and the last line has only the sums", async () => {
  const run = async (program: string, ...args: string[]) => {
    const result = await runStage({ name: "Script", command: [program, ...args] });
    return { ...result, seconds: 0 };
  };
  const results = [
    await run("node", "-e", `console.log("skipped: a full disk\\n3 passed, 0 failed")`),
    await run("node", "-e", `console.log("3 passed, 0 failed"); process.exit(2)`),
    await run("node", "-e", ""),
    await run("node", "-e", "process.exit(1)"),
    await run("no-such-command"),
  ];
  expect(summaryOf(results, 7)).toEqual([
    "",
    "ok   Script: 3 of 3, 1 notes, 0.0 s",
    "FAIL Script: 3 of 4, 0.0 s",
    "ok   Script: 1 of 1, 0.0 s",
    "FAIL Script: 0 of 1, 0.0 s",
    "FAIL Script: 0 of 1, 0.0 s",
    "All: 7 s",
    "skipped: a full disk",
    "7 passed, 3 failed",
  ]);
});
