import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";
import { keepTemporaryFilesInMemory } from "../../../tools/memory-disk.ts";
import { trustingChromium } from "../../../tools/rehearsal/certificate.ts";

keepTemporaryFilesInMemory();

const executablePath = ensureChromium();
/** These processes and compilers cost more time than they save when a page is open for only a second. */
const shortLived = ["--renderer-process-limit=1", "--in-process-gpu", "--js-flags=--no-maglev --no-turbofan"];
const development = "browsing/dev.spec.ts";
// Each Playwright worker runs this file again. With this variable, it doesn't search for Chromium again.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: ".",
  // The tests of the dev server run in one worker, and start first, so that no worker waits for them at the end.
  projects: [
    { name: "development", testMatch: development },
    { name: "site", testIgnore: development },
  ],
  outputDir: "../test-results",
  globalSetup: "../../../tools/rehearsal/prepare.ts",
  fullyParallel: true,
  // The unit tests run at the same time. With more workers, pages that are made on request would take too long.
  workers: availableParallelism(),
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
