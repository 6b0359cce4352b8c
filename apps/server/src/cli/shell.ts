import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { contentRules, needs } from "@site/db/content/rules";
import { shownOn } from "@site/db/content/shown-on";
import { openShell, type Shell, splitStatements } from "@site/db/upkeep/shell";
import type { Command } from "commander";
import { parseEnv } from "../configuration/env.ts";
import { ask, isYes, print, printDatabase, printTable, reasonOf } from "./print.ts";

const examples = `
Works while the site runs, with this program's own SQLite. Reads only, unless --write is given; an edit of a text shows on
the site within ten seconds, and 'pnpm content' reverts it. Statements end with a semicolon. In a terminal, UPDATE or DELETE
without WHERE asks first; in a script it needs WHERE true. .tables lists tables and views, .schema explains their columns,
.quit ends.

Examples:
  pnpm db:shell                                                  type statements
  pnpm db:shell "SELECT reference, name FROM lead_inbox"         one statement
  pnpm db:shell ".schema blog_posts"                             the meaning of a table's columns
  pnpm --silent db:shell < report.sql > report.txt               a script; it ends at the first error
  pnpm db:shell --write "UPDATE services SET name = 'Payer Enrollment' WHERE slug = 'payer-enrollment'"`;

const tables = "SELECT name, type FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY type, name";
const schema = "SELECT name, sql FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'";

export function declareShell(program: Command): void {
  program
    .command("shell")
    .description("query the database file in SQL, or edit it")
    .argument("[statement]", "default: read from the terminal or standard input")
    .option("--write", "allow statements that change data")
    .addHelpText("after", examples)
    .action(run);
}

async function run(statement: string | undefined, { write = false }: { write?: boolean }): Promise<void> {
  const shell = openShell(parseEnv(process.env).databaseUrl, { write });
  try {
    if (write) printDatabase(shell.location);
    if (statement === undefined && process.stdin.isTTY) await converse(shell);
    else await answerAll(shell, statement ?? (await text(process.stdin)));
  } finally {
    shell.close();
  }
}

async function converse(shell: Shell): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: "sql> " });
  let begun = "";
  lines.prompt();
  for await (const line of lines) {
    if (/^\.(?:quit|exit)\s*$/.test(line)) break;
    const isAnswered = answerDot(shell, line);
    const { statements, rest } = splitStatements(isAnswered ? begun : `${begun}${line}\n`);
    begun = rest === "" ? "" : `${rest}\n`;
    try {
      for (const statement of statements)
        await answer(shell, statement, async (question) => isYes(await lines.question(`${question} (yes/no) `)));
    } catch (error) {
      print(reasonOf(error));
    }
    lines.setPrompt(begun === "" ? "sql> " : "...> ");
    lines.prompt();
  }
  lines.close();
}

async function answerAll(shell: Shell, typed: string): Promise<void> {
  if (answerDot(shell, typed)) return;
  const { statements, rest } = splitStatements(typed);
  const last = rest.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() === "" ? [] : [rest];
  for (const statement of [...statements, ...last]) await answer(shell, statement, ask);
}

function answerDot(shell: Shell, line: string): boolean {
  const [, command, name = ""] = /^\s*\.(tables|schema)(?:\s+(\w+))?[\s;]*$/.exec(line) ?? [];
  if (command === "tables") printTable(["name", "type"], shell.run(tables).rows);
  if (command === "schema")
    for (const [table, definition] of shell.run(`${schema} AND '${name}' IN (name, '')`).rows) {
      print(`${definition};`);
      for (const { columns, pages, note } of shownOn.filter((shown) => shown.table === table))
        print(`-- ${columns.replaceAll(" ", ", ")}: ${pages}${note === undefined ? "" : ` (${note})`}`);
      const [, rules = {}] = Object.entries(contentRules).find(([owner]) => owner === table) ?? [];
      for (const [column, kind] of Object.entries(rules)) print(`-- A new ${column} ${needs[kind]}.`);
    }
  return command !== undefined;
}

async function answer(shell: Shell, statement: string, confirm: typeof ask): Promise<void> {
  const swept = shell.countSwept(statement);
  const question = `This statement has no WHERE and changes all ${swept} rows. Run it?`;
  if (swept !== null && swept > 1 && !(await confirm(question)))
    throw new Error(
      `Nothing is changed: without WHERE, the statement would change all ${swept} rows. If you mean that, add WHERE true.`,
    );
  const { columns, rows, changes } = shell.run(statement);
  if (columns.length === 0) print(`${changes} rows changed`);
  else printTable(columns, rows);
}
