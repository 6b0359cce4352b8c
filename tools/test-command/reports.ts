import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** notes: the tests that this machine or user can't run, and those that passed at the second try only; these count as passed */
export type Counts = { passed: number; failed: number; notes: readonly string[] };

export type Result = Counts & { name: string; seconds: number };

/** The table of stages, the notes, and alone in the last line the sums. */
export function summaryOf(results: readonly Result[], seconds: number): string[] {
  const sum = (of: "passed" | "failed") => results.reduce((total, result) => total + result[of], 0);
  const notes = results.flatMap((result) => result.notes);
  return [
    "",
    ...results.map(lineOf),
    `All: ${seconds.toFixed(0)} s`,
    ...notes,
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
}

export function lineOf({ name, passed, failed, notes, seconds }: Result): string {
  const noted = notes.length === 0 ? "" : `, ${notes.length} notes`;
  return `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} of ${passed + failed}${noted}, ${seconds.toFixed(1)} s`;
}

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
      const statuses: Record<string, Test["status"]> = { passed, failed: "failed" };
      return { name: `${relative(root, name)}: ${fullName}`, status: statuses[status] ?? "skipped", failure };
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
