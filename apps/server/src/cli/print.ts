import { createInterface } from "node:readline/promises";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import { becomeDataOwner, loadEnv } from "../configuration/env.ts";

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A visitor's text may contain an escape sequence, which the terminal would run. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "\uFFFD");
}

export function printTable(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): void {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? "" : oneLine(String(cell)))));
  const widths = head.map((name, index) => Math.max(name.length, ...texts.map((row) => row[index]?.length ?? 0)));
  const isNumber = head.map((_, index) => rows.length > 0 && rows.every((row) => typeof row[index] === "number"));
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => cell[isNumber[index] ? "padStart" : "padEnd"](widths[index] ?? 0)).join("  ");
  // In a container, a terminal may report that it has zero columns.
  const width = (process.stdout.isTTY && process.stdout.columns) || Number.POSITIVE_INFINITY;
  for (const cells of [head, ...texts]) print(line(cells).trimEnd().slice(0, width));
}

export function printDatabase(location: string): void {
  process.stderr.write(`Database: ${location}\n`);
}

export async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${question} (yes/no) `);
  lines.close();
  return isYes(answer);
}

export function isYes(answer: string): boolean {
  return /^y(?:es)?$/i.test(answer.trim());
}

const exitCodes = { ok: 0, error: 1, usage: 2, notFound: 3 } as const;

export const exitCodesHelp = "Exit codes: 0 done · 1 failed · 2 wrong usage · 3 no such lead, person or row.";

export class NotFound extends Error {}

/** For arguments that commander accepts, but that make no sense. */
export class UsageError extends Error {}

export function exitCodeOf(error: unknown): number {
  // Commander has already printed the error or the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  process.stderr.write(`${reasonOf(error)}\n`);
  if (error instanceof NotFound) return exitCodes.notFound;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.error;
}

export function readCount(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new InvalidArgumentError("Give a whole number of at least 1.");
  return Number(typed);
}

export function newProgram(name: string, description: string, help = ""): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .showHelpAfterError("Add --help to see the options, with examples.")
    .configureHelp({ helpWidth: 100 })
    .addHelpText("after", help);
}

export async function runProgram(program: Command): Promise<void> {
  // In `pnpm leads export | head`, `head` closes the pipe early. The command has not failed then.
  process.stdout.on("error", (error) =>
    process.exit("code" in error && error.code === "EPIPE" ? 0 : exitCodeOf(error)),
  );
  try {
    loadEnv();
    program.hook("preAction", () => becomeDataOwner(process.env.DATABASE_URL));
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

/** `warn` means that something needs attention soon. `fail` means that a part of the site doesn't work. */
export type Finding = readonly [level: "ok" | "warn" | "fail", text: string];

/** An operator would not understand Node's message, such as `EISDIR: illegal operation on a directory, read`. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const reason = /^E[A-Z]+: (.+?), \w+/.exec(text)?.[1];
  const path = error instanceof Error && "path" in error ? error.path : "A file";
  return reason === undefined ? text : `${path} can't be used: ${reason}.`;
}
