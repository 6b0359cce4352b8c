import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runStages, summaryOf } from "./run-stages.ts";
import { type Counts, countedByLine, countedByPlaywright, countedByVitest, type Stage } from "./stages.ts";

const playwright = resolve(import.meta.dirname, "../../apps/web/node_modules/@playwright/test/index.mjs");

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "site-stages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

it("a test that vitest skips is counted as skipped and named", async () => {
  const folder = folderWith({
    "disk.test.ts": `
      it("passes", () => {});
      describe.skipIf(true)("on a full disk", () => it("keeps the lead", () => {}));
      it.todo("is planned");`,
  });
  const { passed, failed, skipped } = await countedByVitest(["--globals", "--root", folder])(() => {});
  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
  expect(skipped).toEqual([
    expect.stringMatching(/disk\.test\.ts: on a full disk keeps the lead$/),
    expect.stringMatching(/disk\.test\.ts: is planned$/),
  ]);
});

it("a test that Playwright skips is counted as skipped and named", async () => {
  const folder = folderWith({
    "playwright.config.ts": `export default { workers: 1, outputDir: "results" };`,
    "journey.spec.ts": `
      import { test } from ${JSON.stringify(playwright)};
      test("passes", () => {});
      test.describe("with a microphone", () => {
        test("speaks", () => test.skip(true, "this machine has none"));
      });`,
  });
  expect(await countedByPlaywright(join(folder, "playwright.config.ts"))(() => {})).toEqual({
    passed: 1,
    failed: 0,
    skipped: ["journey.spec.ts: speaks"],
    unsteady: [],
  });
});

const failsOnce = (mark: string) =>
  `if (!existsSync(${JSON.stringify(mark)})) { writeFileSync(${JSON.stringify(mark)}, ""); throw new Error("first try"); }`;

it("a test of vitest that passes at the second try is counted as passed and named with its failure; one that never does fails", async () => {
  const folder = folderWith({});
  writeFileSync(
    join(folder, "load.test.ts"),
    `import { existsSync, writeFileSync } from "node:fs";
     it("is in time", () => { ${failsOnce(join(folder, "mark"))} });
     it("is wrong", () => { throw new Error("each time"); });`,
  );
  expect(await countedByVitest(["--globals", "--root", folder])(() => {})).toEqual({
    passed: 1,
    failed: 1,
    skipped: [],
    unsteady: [expect.stringMatching(/load\.test\.ts: is in time: Error: first try/)],
  });
});

it("a test of Playwright that passes at the second try is counted as passed and named with its failure; one that never does fails", async () => {
  const folder = folderWith({ "playwright.config.ts": `export default { workers: 1, outputDir: "results" };` });
  writeFileSync(
    join(folder, "journey.spec.ts"),
    `import { existsSync, writeFileSync } from "node:fs";
     import { test } from ${JSON.stringify(playwright)};
     test("is in time", () => { ${failsOnce(join(folder, "mark"))} });
     test("is wrong", () => { throw new Error("each time"); });`,
  );
  expect(await countedByPlaywright(join(folder, "playwright.config.ts"))(() => {})).toEqual({
    passed: 1,
    failed: 1,
    skipped: [],
    unsteady: [expect.stringMatching(/^journey\.spec\.ts: is in time: Error: first try/)],
  });
});

it("a script's lines of what it skips are counted as skipped and named", async () => {
  const script = 'console.log("SKIPPED a full disk: no rights"); console.log("3 passed, 0 failed");';
  const lines: string[] = [];
  const counts = await countedByLine("node", ["--eval", script])((line) => lines.push(line));
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: ["a full disk: no rights"], unsteady: [] });
  expect(lines).toEqual(["SKIPPED a full disk: no rights"]);
});

/** A stage whose script prints, waits for the file of another stage's script, prints again and counts. */
function scripted(folder: string, name: string, { waitsFor = "", writes = "", failed = 0 } = {}): Stage {
  const script = `
    import { existsSync, writeFileSync } from "node:fs";
    import { setTimeout } from "node:timers/promises";
    console.log("${name} begins");
    while (${JSON.stringify(waitsFor)} !== "" && !existsSync(${JSON.stringify(join(folder, waitsFor))})) await setTimeout(20);
    console.log("${name} ends");
    if (${JSON.stringify(writes)} !== "") writeFileSync(${JSON.stringify(join(folder, writes))}, "");
    console.log("1 passed, ${failed} failed");`;
  return { name, run: countedByLine("node", ["--input-type=module", "--eval", script]) };
}

function fixed(name: string, counts: Partial<Counts>, needed = false): Stage {
  return { name, run: async () => ({ passed: 1, failed: 0, skipped: [], unsteady: [], ...counts }), needed };
}

async function linesOf(steps: readonly (readonly Stage[])[]): Promise<string[]> {
  const lines: string[] = [];
  const results = await runStages(steps, (line) => lines.push(line));
  return [...lines, ...summaryOf(results, 7)].map((line) => line.replace(/, \d+ s$/, ", N s"));
}

it("stages of one step run side by side, and the output of each stays together, in the order given", async () => {
  const folder = folderWith({});
  const first = scripted(folder, "first", { waitsFor: "second.txt" });
  const second = scripted(folder, "second", { writes: "second.txt" });
  const lines = await linesOf([[first, second]]);
  expect(lines.slice(0, 8)).toEqual([
    ...["\n── first", "first begins", "first ends", "ok   first: 1 of 1, N s"],
    ...["\n── second", "second begins", "second ends", "ok   second: 1 of 1, N s"],
  ]);
});

it("the summary has the seconds of each stage and of all, and the sums in the last line", async () => {
  const [skipped, unsteady] = [["disk.test.ts: a full disk"], ["load.test.ts: is in time"]];
  const lines = await linesOf([[fixed("Types", {})], [fixed("Unit tests", { passed: 5, skipped, unsteady })]]);
  expect(lines.slice(-8)).toEqual([
    "ok   Types: 1 of 1, N s",
    "ok   Unit tests: 5 of 5, 1 skipped, 1 at the second try, N s",
    "All stages: 7 s",
    "1 passed only at the second try; find out why:",
    "  load.test.ts: is in time",
    "1 skipped; the names say what this machine or this user lacks:",
    "  disk.test.ts: a full disk",
    "6 passed, 0 failed",
  ]);
});

it("a stage that fails or throws hides no later one, except after a needed one", async () => {
  const failing = fixed("Types", { passed: 0, failed: 2 });
  const throwing: Stage = { name: "Fuzz", run: () => Promise.reject(new Error("no port is free")) };
  const lines = await linesOf([[failing, throwing], [fixed("Bytes", {})]]);
  expect(lines).toContain("no port is free");
  expect(lines.slice(-5)).toEqual([
    "FAIL Types: 0 of 2, N s",
    "FAIL Fuzz: 0 of 1, N s",
    "ok   Bytes: 1 of 1, N s",
    "All stages: 7 s",
    "1 passed, 3 failed",
  ]);
  const needed = fixed("Build", { passed: 0, failed: 1 }, true);
  expect(await linesOf([[needed], [fixed("Bytes", {})]])).not.toContainEqual(expect.stringContaining("Bytes"));
});
