import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Counts } from "./stages.ts";

/** The part of vitest's JSON report that is read here. */
export type VitestReport = {
  testResults: readonly { name: string; assertionResults: readonly VitestTest[] }[];
};
/** `failureMessages` of a test that passed are those of its first try. */
type VitestTest = { fullName: string; status: string; failureMessages: readonly string[] };
type PlaywrightTest = { status: string; results: readonly { error?: { message?: string } }[] };
type Suite = {
  title: string;
  specs: readonly { title: string; file: string; tests: readonly PlaywrightTest[] }[];
  suites?: readonly Suite[];
};
/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = { suites: readonly Suite[] };

/** @property failure message of the first try; "" if it passed */
type Test = { name: string; status: string; failure: string };

const root = resolve(import.meta.dirname, "../..");

export function countVitest({ testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      status: status === "passed" && failureMessages.length > 0 ? "flaky" : status,
      failure: failureMessages[0] ?? "",
    })),
  );
  return countTests(tests, "passed", "failed");
}

export function countPlaywright({ suites }: PlaywrightReport): Counts {
  return countTests(suites.flatMap(testsOf), "expected", "unexpected");
}

function testsOf({ specs, suites = [] }: Suite): Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      status,
      failure: results[0]?.error?.message ?? "",
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Counts tests. "flaky": passed at the second try. One with any other status than the three counts as skipped. */
function countTests(tests: readonly Test[], passed: string, failed: string): Counts {
  const named = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
  const unsteady = tests
    .filter(({ status }) => status === "flaky")
    .map(({ name, failure }) => `${name}: ${beginningOf(failure)}`);
  return {
    passed: named(passed).length + unsteady.length,
    failed: named(failed).length,
    skipped: tests.filter(({ status }) => ![passed, failed, "flaky"].includes(status)).map(({ name }) => name),
    unsteady,
  };
}

/** Enough to tell a time-out from a wrong value, and to repeat a property with its seed. */
function beginningOf(message: string): string {
  return stripVTControlCharacters(message).replace(/\s+/g, " ").slice(0, 300);
}
