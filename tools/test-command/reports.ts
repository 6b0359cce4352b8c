import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Counts } from "./counts.ts";

/** The parts of the tools' own formats that are read here. `failureMessages` of a test that passed are of its first try. */
type VitestReport = {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
};
type Suite = {
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
  suites?: readonly Suite[];
};

type Test = { name: string; status: "passed" | "failed" | "second try" | "skipped"; failure: string };

const root = resolve(import.meta.dirname, "../..");

export function countVitest(report: string): Counts {
  const { testResults }: VitestReport = JSON.parse(report);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages: [failure = ""] }): Test => {
      const passed = failure === "" ? "passed" : "second try";
      const judged = status === "passed" ? passed : status === "failed" ? "failed" : "skipped";
      return { name: `${relative(root, name)}: ${fullName}`, status: judged, failure };
    }),
  );
  return countTests(tests);
}

const playwrightStatus: Record<string, Test["status"]> = {
  expected: "passed",
  unexpected: "failed",
  flaky: "second try",
};

export function countPlaywright(report: string): Counts {
  const { suites }: { suites: readonly Suite[] } = JSON.parse(report);
  return countTests(suites.flatMap(testsOf));
}

function testsOf({ specs, suites = [] }: Suite): Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results: [first] }): Test => {
      const failure = first?.error?.message ?? "";
      return { name: `${file}: ${title}`, status: playwrightStatus[status] ?? "skipped", failure };
    }),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

function countTests(tests: readonly Test[]): Counts {
  const count = (...statuses: Test["status"][]) => tests.filter(({ status }) => statuses.includes(status)).length;
  const noted = tests.filter(({ status }) => status === "second try" || status === "skipped");
  return {
    passed: count("passed", "second try"),
    failed: count("failed"),
    notes: noted.map(({ status, name, failure }) => `${status}: ${name}${beginningOf(failure)}`),
  };
}

/** Enough to tell a time-out from a wrong value, and to repeat a property with its seed. */
function beginningOf(message: string): string {
  return message === "" ? "" : `: ${stripVTControlCharacters(message).replace(/\s+/g, " ").slice(0, 300)}`;
}
