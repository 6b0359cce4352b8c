import { relative, resolve } from "node:path";
import type { Counts } from "./stages.ts";

/** The part of vitest's JSON report that is read here. */
export type VitestReport = {
  testResults: readonly { name: string; assertionResults: readonly { fullName: string; status: string }[] }[];
};
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
    assertionResults.map(({ fullName, status }) => ({ name: `${relative(root, name)}: ${fullName}`, status })),
  );
  return countTests(tests, ["passed"], ["failed"]);
}

export function countPlaywright({ suites }: PlaywrightReport): Counts {
  return countTests(suites.flatMap(testsOf), ["expected"], ["unexpected", "flaky"]);
}

function testsOf({ specs, suites = [] }: Suite): Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Counts tests; one that neither passed nor failed counts as skipped, whatever its status. */
function countTests(tests: readonly Test[], passed: readonly string[], failed: readonly string[]): Counts {
  const count = (statuses: readonly string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  const skipped = tests.filter(({ status }) => !passed.includes(status) && !failed.includes(status));
  return { passed: count(passed), failed: count(failed), skipped: skipped.map(({ name }) => name) };
}
