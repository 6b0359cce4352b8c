import { createInterface } from "node:readline/promises";
import { openShell, type Shell, splitStatements } from "@site/db/upkeep/shell";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { renderTable } from "../leads/read/table.ts";
import { print, printDatabase } from "../print.ts";

const examples = `
Works while the site runs, with this program's own SQLite. Reads only, unless --write is given; an edit of a text shows on
the site within a second. Statements end with a semicolon; .tables lists tables and views, .quit ends.

Examples:
  pnpm db:shell                                                  type statements
  pnpm db:shell "SELECT reference, name FROM lead_inbox"         one statement
  pnpm --silent db:shell < report.sql > report.txt               a script; it ends at the first error
  pnpm db:shell --write "UPDATE services SET name = 'Payer Enrollment' WHERE slug = 'payer-enrollment'"`;

const tables = "SELECT name, type FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY type, name;";

export function declareShell(program: Command): void {
  program
    .command("shell")
    .description("ask the database file in SQL, or edit it")
    .argument("[statement]", "default: what is typed, or comes on standard input")
    .option("--read-only", "change nothing: the default")
    .option("--write", "allow statements that change something")
    .addHelpText("after", examples)
    .action((statement: string | undefined, { write = false }: { write?: boolean }) => run(statement, write));
}

async function run(statement: string | undefined, write: boolean): Promise<void> {
  const shell = openShell(parseEnv(process.env).databaseUrl, { write });
  try {
    if (write) printDatabase(shell.location);
    if (statement === undefined) await (process.stdin.isTTY ? converse(shell) : runScript(shell));
    else answerAll(shell, statement);
  } finally {
    shell.close();
  }
}

async function runScript(shell: Shell): Promise<void> {
  let text = "";
  for await (const piece of process.stdin.setEncoding("utf8")) text += piece;
  answerAll(shell, text);
}

async function converse(shell: Shell): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: "sql> " });
  let begun = "";
  lines.prompt();
  for await (const line of lines) {
    if (/^\.(?:quit|exit)\s*$/.test(line)) break;
    const { statements, rest } = splitStatements(/^\.tables\s*$/.test(line) ? tables : `${begun}${line}\n`);
    begun = rest === "" ? "" : `${rest}\n`;
    try {
      for (const statement of statements) answer(shell, statement);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
    lines.setPrompt(begun === "" ? "sql> " : "...> ");
    lines.prompt();
  }
  lines.close();
}

function answerAll(shell: Shell, text: string): void {
  const { statements, rest } = splitStatements(text);
  // A comment alone is no statement.
  const last = rest.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() === "" ? [] : [rest];
  for (const statement of [...statements, ...last]) answer(shell, statement);
}

function answer(shell: Shell, statement: string): void {
  const { columns, rows, changes } = shell.run(statement);
  if (columns.length === 0) print(`${changes} rows changed`);
  else process.stdout.write(renderTable(columns, rows));
}
