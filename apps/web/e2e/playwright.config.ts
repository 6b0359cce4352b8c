import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";
import { keepTemporaryFilesInMemory } from "../../../tools/memory-disk.ts";
import { trustingChromium } from "../../../tools/rehearsal/certificate.ts";

keepTemporaryFilesInMemory();

const executablePath = ensureChromium();
/** Turns off processes and compilers that cost more time than they save if a page is open for only a second. */
const shortLived = ["--renderer-process-limit=1", "--in-process-gpu", "--js-flags=--no-maglev --no-turbofan"];
const development = "browsing/dev.spec.ts";
// Each worker runs this file again. With this variable set, `ensureChromium` needn't search again.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: ".",
  // The development tests run one at a time. If they didn't start first, other workers would be idle at the end.
  projects: [
    { name: "development", testMatch: development },
    { name: "site", testIgnore: development },
  ],
  outputDir: "../test-results",
  globalSetup: "../../../tools/rehearsal/prepare.ts",
  fullyParallel: true,
  // Unit tests run at the same time. With more workers, a page that is made on request would exceed its time limit.
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
