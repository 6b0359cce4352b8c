import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: Options }>>["values"];

/** The resources that a proof has opened. They are closed in reverse order when the proof ends or is killed. */
export type Opened = AsyncDisposableStack;

/**
 * Runs a proof. The process exits with 0 if all promises held, with 1 if one did not, and with 2 if the proof could not
 * finish.
 * @param main the proof, which resolves to whether all promises held
 */
export async function runProgram<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  main: (values: Values<Options>, opened: Opened) => Promise<boolean>,
): Promise<void> {
  const opened = new AsyncDisposableStack();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(2)));
  let code = 2;
  try {
    if (process.argv.includes("--help")) {
      print(help);
      code = 0;
    } else code = (await main(parseArgs({ options }).values, opened)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  await opened.disposeAsync();
  process.exit(code);
}

export function newFolder(name: string, opened: Opened): string {
  return opened.use(mkdtempDisposableSync(join(tmpdir(), `site-${name}-`))).path;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export type Verdict = { promise: string; against: readonly string[] };

/** @returns whether all promises held */
export function printVerdicts(verdicts: readonly Verdict[]): boolean {
  for (const { promise, against } of verdicts) {
    print(against.length === 0 ? `ok   ${promise}` : `FAIL ${promise}`);
    for (const line of against.slice(0, 5)) print(`     ${line.slice(0, 600)}`);
  }
  const broken = verdicts.filter(({ against }) => against.length > 0).length;
  print(`${verdicts.length - broken} passed, ${broken} failed`);
  return broken === 0;
}
