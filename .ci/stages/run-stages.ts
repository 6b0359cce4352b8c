import { type Counts, countOf, type Print, type Stage } from "./stages.ts";

export type Result = Counts & { name: string; seconds: number };

/**
 * Runs steps one after another and the stages of a step concurrently, and prints the output of each stage as one piece,
 * in the given order. All stages run even if one fails, except that no step follows one whose needed stage failed.
 */
export async function runStages(steps: readonly (readonly Stage[])[], print: Print): Promise<Result[]> {
  const results: Result[] = [];
  for (const stages of steps) {
    const failed = new Set<Stage>();
    for (const { stage, release, ended } of stages.map((stage) => start(stage, print))) {
      print(`\n── ${stage.name}`);
      release();
      const result = await ended;
      print(lineOf(result));
      results.push(result);
      if (result.failed > 0) failed.add(stage);
    }
    if ([...failed].some(({ needed }) => needed)) break;
  }
  return results;
}

/** @returns `release`: prints the buffered lines, and further lines at once */
function start(stage: Stage, print: Print) {
  let buffered: string[] | null = [];
  const printInTurn = (line: string) => void (buffered === null ? print(line) : buffered.push(line));
  const release = () => {
    for (const line of buffered ?? []) print(line);
    buffered = null;
  };
  return { stage, release, ended: run(stage, printInTurn) };
}

async function run({ name, run }: Stage, print: Print): Promise<Result> {
  const began = performance.now();
  const counts = await run(print).catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return countOf(false);
  });
  return { name, ...counts, seconds: secondsSince(began) };
}

/** The table of stages, the names of unsteady and of skipped tests and, as the last line, the sums. */
export function summaryOf(results: readonly Result[], seconds: number): string[] {
  const unsteady = results.flatMap((result) => result.unsteady);
  const skipped = results.flatMap((result) => result.skipped);
  const sum = (of: "passed" | "failed") => results.reduce((total, result) => total + result[of], 0);
  return [
    ...results.map(lineOf),
    `All stages: ${seconds} s`,
    ...listed(unsteady, "passed only at the second try; find out why:"),
    ...listed(skipped, "skipped; the names say what this machine or this user lacks:"),
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
}

function listed(names: readonly string[], what: string): string[] {
  return names.length === 0 ? [] : [`${names.length} ${what}`, ...names.map((name) => `  ${name}`)];
}

function lineOf({ name, passed, failed, skipped, unsteady, seconds }: Result): string {
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
  const again = unsteady.length === 0 ? "" : `, ${unsteady.length} at the second try`;
  return `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} of ${passed + failed}${left}${again}, ${seconds} s`;
}

export function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}
