import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter as PlaywrightReporter, Suite } from "@playwright/test/reporter";
import type { TestModule, Reporter as VitestReporter } from "vitest/node";

const outcomes = { expected: "passed", unexpected: "failed", flaky: "second try", skipped: "skipped" } as const;
type Outcome = (typeof outcomes)[keyof typeof outcomes];
type Test = readonly [outcome: Outcome, file: string, name: string, failure: string | undefined];

// biome-ignore lint/style/noDefaultExport: -- Vitest and Playwright load the default export as a reporter
export default class CountReporter implements VitestReporter, PlaywrightReporter {
  #journeys: Suite | null = null;

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ moduleId, children }) =>
      [...children.allTests()].map((test): Test => {
        const { state, errors } = test.result();
        const outcome = state === "pending" ? "skipped" : state;
        return [test.diagnostic()?.flaky ? "second try" : outcome, moduleId, test.fullName, errors?.[0]?.message];
      }),
    );
    printCounts(tests);
  }

  onBegin(_config: FullConfig, journeys: Suite): void {
    this.#journeys = journeys;
  }

  onEnd(): void {
    const tests = this.#journeys?.allTests() ?? [];
    printCounts(
      tests.map((test) => [outcomes[test.outcome()], test.location.file, test.title, test.results[0]?.error?.message]),
    );
  }
}

function printCounts(tests: readonly Test[]): void {
  const noted = tests.filter(([outcome]) => outcome === "skipped" || outcome === "second try");
  for (const [outcome, file, name, failure = ""] of noted) {
    // 300 characters are enough for the cause of the failure, such as a timeout, and for the seed of a property test.
    const why = stripVTControlCharacters(failure).replace(/\s+/g, " ").slice(0, 300);
    process.stdout.write(`${[outcome, relative(process.cwd(), file), name, why].filter(Boolean).join(": ")}\n`);
  }
  const count = (...those: Outcome[]) => tests.filter(([outcome]) => those.includes(outcome)).length;
  process.stdout.write(`${count("passed", "second try")} passed, ${count("failed")} failed\n`);
}
