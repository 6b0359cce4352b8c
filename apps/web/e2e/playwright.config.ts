import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";
import { keepTemporaryFilesInMemory } from "../../../tools/memory-disk.ts";
import { trustingChromium } from "../../../tools/rehearsal/certificate.ts";

keepTemporaryFilesInMemory();

const executablePath = ensureChromium();
/**
 * Chromium flags that turn off some processes and compilers, which cost more time than they save when a page is open
 * for only a second.
 */
const shortLived = ["--renderer-process-limit=1", "--in-process-gpu", "--js-flags=--no-maglev --no-turbofan"];
const development = "browsing/dev.spec.ts";
// Each Playwright worker runs this file again. Because of this variable, `ensureChromium` doesn't search for Chromium
// again in the workers.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: ".",
  // The tests of the dev server run one after another in one worker. They start first, because otherwise the other
  // workers would have nothing left to do while these tests finish.
  projects: [
    { name: "development", testMatch: development },
    { name: "site", testIgnore: development },
  ],
  outputDir: "../test-results",
  globalSetup: "../../../tools/rehearsal/prepare.ts",
  fullyParallel: true,
  // There is only one worker for each CPU, because the unit tests run at the same time. With more workers, pages that
  // are made on request would take longer than the server allows.
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
