/** notes: the tests that this machine or user can't run, and those that passed at the second try only; these count as passed */
export type Counts = { passed: number; failed: number; notes: readonly string[] };

export type Result = Counts & { name: string; seconds: number };

/** The table of stages, the notes, and alone in the last line the sums. */
export function summaryOf(results: readonly Result[], seconds: number): string[] {
  const sum = (of: "passed" | "failed") => results.reduce((total, result) => total + result[of], 0);
  const notes = results.flatMap((result) => result.notes);
  return [...results.map(lineOf), `All: ${seconds} s`, ...notes, `${sum("passed")} passed, ${sum("failed")} failed`];
}

export function lineOf({ name, passed, failed, notes, seconds }: Result): string {
  const noted = notes.length === 0 ? "" : `, ${notes.length} notes`;
  return `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} of ${passed + failed}${noted}, ${seconds} s`;
}
