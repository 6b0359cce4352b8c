import { setTimeout as delay } from "node:timers/promises";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { type RehearsedSite, rehearse } from "../../../../tools/rehearsal/site.ts";

export { expect };

/** A test fails if it ends with an error that it has not named with `allow`. */
class Problems {
  readonly #found: string[] = [];
  // Chromium logs this warning if the page's code loads slowly, for example because a test holds the code back.
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
      // When a visitor leaves a page, the browser aborts its requests. Without JavaScript, scripts fail with `csp`.
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
      // Only a site with default settings publishes its pages. Other sites render each page on request.
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
