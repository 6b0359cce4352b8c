import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter as PlaywrightReporter, Suite } from "@playwright/test/reporter";
import type { TestModule, Reporter as VitestReporter } from "vitest/node";

type Outcome = "passed" | "failed" | "skipped" | "second try";
type Test = { file: string; name: string; outcome: Outcome; failure: string | undefined };

const outcomes = { expected: "passed", unexpected: "failed", flaky: "second try", skipped: "skipped" } as const;

/** Prints the counts of a Vitest or Playwright run for the test command: see `Stage`. */
// biome-ignore lint/style/noDefaultExport: -- what both load as a reporter
export default class CountReporter implements VitestReporter, PlaywrightReporter {
  #journeys: Suite | null = null;

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    printCounts(
      tests.map((test) => {
        const { state, errors } = test.result();
        const outcome = test.diagnostic()?.flaky ? "second try" : state === "pending" ? "skipped" : state;
        return { file: test.module.moduleId, name: test.fullName, outcome, failure: errors?.[0]?.message };
      }),
    );
  }

  onBegin(_config: FullConfig, journeys: Suite): void {
    this.#journeys = journeys;
  }

  onEnd(): void {
    const tests = this.#journeys?.allTests() ?? [];
    printCounts(
      tests.map((test) => ({
        file: test.location.file,
        name: test.title,
        outcome: outcomes[test.outcome()],
        failure: test.results[0]?.error?.message,
      })),
    );
  }
}

function printCounts(tests: readonly Test[]): void {
  for (const { file, name, outcome, failure = "" } of tests) {
    if (outcome !== "skipped" && outcome !== "second try") continue;
    // Enough to distinguish a timeout from a wrong value, and to repeat a property test with its seed.
    const why = stripVTControlCharacters(failure).replace(/\s+/g, " ").slice(0, 300);
    print(`${outcome}: ${relative(join(import.meta.dirname, ".."), file)}: ${name}${why === "" ? "" : `: ${why}`}`);
  }
  const count = (...those: Outcome[]) => tests.filter(({ outcome }) => those.includes(outcome)).length;
  print(`${count("passed", "second try")} passed, ${count("failed")} failed`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
