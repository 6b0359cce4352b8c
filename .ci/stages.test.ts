import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { countedByPlaywright, countedByVitest } from "./stages.ts";

vi.setConfig({ testTimeout: 60_000 });

const playwright = resolve(import.meta.dirname, "../apps/web/node_modules/@playwright/test/index.mjs");

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
  const { passed, failed, skipped } = await countedByVitest(["--globals", "--root", folder])();
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
  expect(await countedByPlaywright(join(folder, "playwright.config.ts"))()).toEqual({
    passed: 1,
    failed: 0,
    skipped: ["journey.spec.ts: speaks"],
  });
});
