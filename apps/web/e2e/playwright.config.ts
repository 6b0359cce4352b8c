import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";
import { keepTemporaryFilesInMemory } from "../../../tools/memory-disk.ts";
import { trustingChromium } from "../../../tools/rehearsal/certificate.ts";

keepTemporaryFilesInMemory();

const executablePath = ensureChromium();
/** Saves processes and compilers, which cost more than they bring to a page that is open for a second. */
const shortLived = ["--renderer-process-limit=1", "--in-process-gpu", "--js-flags=--no-maglev --no-turbofan"];
const development = "browsing/dev.spec.ts";
// The workers read this file too.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: ".",
  // The tests that run one after the other come first, so that they do not run alone at the end.
  projects: [
    { name: "development", testMatch: development },
    { name: "site", testIgnore: development },
  ],
  outputDir: "../test-results",
  globalSetup: "../../../tools/rehearsal/prepare.ts",
  fullyParallel: true,
  // One more than the cores, because journeys also wait.
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
