import { setTimeout as delay } from "node:timers/promises";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { type RehearsedSite, rehearse } from "../../../../tools/rehearsal/site.ts";

export { expect };

/**
 * Collects the errors in a visitor's browser. If there are any at the end of a test, the test fails. A test that
 * expects errors names them with `allow`.
 */
class Problems {
  readonly #found: string[] = [];
  // Chromium logs this warning if the page's code loads slowly, which happens on a busy machine, and in tests that hold
  // the code back.
  readonly #allowed: RegExp[] = [/was preloaded using link preload but not used within a few seconds/];

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  watch(context: BrowserContext, siteUrl: string): void {
    context.on("console", (message) => {
      const type = message.type();
      if (type === "error" || type === "warning") this.#found.push(`console ${type}: ${message.text()}`);
    });
    context.on("weberror", (error) => this.#found.push(`uncaught: ${error.error()}`));
    context.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${siteUrl}/`) && !url.startsWith("data:")) this.#found.push(`foreign request: ${url}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // These two failures are normal. When a visitor leaves a page, the browser aborts the page's pending requests.
      // When JavaScript is off, the browser refuses scripts with the reason `csp`.
      if (reason !== "net::ERR_ABORTED" && reason !== "csp")
        this.#found.push(`failed request: ${request.url()} ${reason}`);
    });
  }
}

type TestFixtures = { problems: Problems };
type WorkerFixtures = { siteEnv: Readonly<Record<string, string>>; site: RehearsedSite };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnv: [{}, { scope: "worker", option: true }],
  site: [
    async ({ siteEnv }, use) => {
      // A site with default settings publishes all its pages before the tests begin. A site with its own settings
      // renders each page on request.
      const args = Object.keys(siteEnv).length === 0 ? ["--publish"] : [];
      const site = await rehearse({ env: siteEnv, front: true, args });
      const isPublished = () => fetch(`${site.operationsUrl}/readyz`).then(({ ok }) => ok);
      while (args.length > 0 && !(await isPublished())) await delay(200);
      await use(site);
      await site.stop();
      expect(site.errors, "the server's error log").toEqual([]);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  problems: [
    async ({ context, site }, use) => {
      const problems = new Problems();
      problems.watch(context, site.url);
      await use(problems);
      expect(problems.unexpected(), "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});
