import { relative, resolve } from "node:path";
import type { Counts } from "./stages.ts";

/** The part of vitest's JSON report that is read here. */
export type VitestReport = {
  testResults: readonly { name: string; assertionResults: readonly VitestTest[] }[];
};
/** `failureMessages` of a test that passed are those of its first try. */
type VitestTest = { fullName: string; status: string; failureMessages: readonly string[] };
type Suite = {
  title: string;
  specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[];
  suites?: readonly Suite[];
};
/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = { suites: readonly Suite[] };

type Test = { name: string; status: string };

const root = resolve(import.meta.dirname, "../..");

export function countVitest({ testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      status: status === "passed" && failureMessages.length > 0 ? "flaky" : status,
    })),
  );
  return countTests(tests, "passed", "failed");
}

export function countPlaywright({ suites }: PlaywrightReport): Counts {
  return countTests(suites.flatMap(testsOf), "expected", "unexpected");
}

function testsOf({ specs, suites = [] }: Suite): Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Counts tests. "flaky": passed at the second try. One with any other status than the three counts as skipped. */
function countTests(tests: readonly Test[], passed: string, failed: string): Counts {
  const named = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
  const unsteady = named("flaky");
  return {
    passed: named(passed).length + unsteady.length,
    failed: named(failed).length,
    skipped: tests.filter(({ status }) => ![passed, failed, "flaky"].includes(status)).map(({ name }) => name),
    unsteady,
  };
}
