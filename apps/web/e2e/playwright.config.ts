import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../.ci/chromium.ts";

const executablePath = ensureChromium();
// The workers read this file too: they needn't look again.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: chromiumArgs },
  },
});
