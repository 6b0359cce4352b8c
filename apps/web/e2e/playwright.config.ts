import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";
import { keepTemporaryFilesInMemory } from "../../../tools/memory-disk.ts";
import { trustingChromium } from "../../../tools/rehearsal/certificate.ts";

keepTemporaryFilesInMemory();

const executablePath = ensureChromium();
/**
 * A page is open for only a second. Separate processes for it, for the empty page and for the unused graphics card
 * would cost more than they bring, and so would optimizing compilers for code that runs a few times.
 */
const shortLived = ["--renderer-process-limit=1", "--in-process-gpu", "--js-flags=--no-maglev --no-turbofan"];
const development = "browsing/dev.spec.ts";
// The workers read this file too, but needn't search again.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: ".",
  // The tests that run in one worker, one after the other, come first, so that they do not run alone at the end.
  projects: [
    { name: "development", testMatch: development },
    { name: "site", testIgnore: development },
  ],
  outputDir: "../test-results",
  globalSetup: "../../../tools/rehearsal/prepare.ts",
  fullyParallel: true,
  // One more than the cores, because a journey also waits: for a line that is slow on purpose, or for a time to pass.
  workers: availableParallelism() + 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: [...chromiumArgs, ...shortLived, ...trustingChromium()] },
  },
});
