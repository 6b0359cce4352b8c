import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { runCli } from "../test/run-cli.ts";
import { runCommand } from "../test/run-command.ts";

function lead(...words: string[]) {
  const cwd = temporaryFolder();
  return runCommand("leads", words, { cwd, env: {} });
}

it("leads --help names the commands and the exit codes, and a command's --help has examples", async () => {
  const help = await runCli("leads", ["--help"], { cwd: temporaryFolder(), env: {} });
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(help.stdout).toMatch(/^ {2}list .*\n(?:.*\n)* {2}canary /m);
  expect(help.stdout).toContain("Exit codes: 0 done · 1 failed · 2 wrong usage · 3 no such lead or person.");
  expect((await lead("export", "--help")).stdout.split("Examples:")[1]).toContain("pnpm leads export");
});

it("a leads command with wrong usage exits with 2 and says what is wrong", async () => {
  const mistakes: [words: string[], reason: string][] = [
    [[], "Usage: pnpm leads"],
    [["lsit"], "unknown command 'lsit'"],
    [["list", "--form", "contact"], "unknown option '--form'"],
    [["list", "--from", "11/01/2026"], "A day is needed, such as 2026-11-01, today or yesterday."],
    [["list", "--limit", "many"], "A whole number is needed."],
    [["list", "--status", "open"], "Allowed choices are new, quarantined, contacted, won, lost."],
    [["show"], "missing required argument 'reference'"],
    [["person", "ada"], "An e-mail address is needed."],
  ];
  const answers = await Promise.all(mistakes.map(([words]) => lead(...words)));
  for (const [index, { code, stdout, stderr }] of answers.entries()) {
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(mistakes[index]?.[1]);
  }
});

it("a leads command without a database says where it looked, and makes none", async () => {
  const folder = temporaryFolder();
  const env = { DATABASE_URL: `file:${join(folder, "data/site.db")}` };
  const sentence = `There is no database at ${join(folder, "data/site.db")}. Start the site once, or set DATABASE_URL.\n`;
  expect(await runCommand("leads", ["list"], { cwd: folder, env })).toEqual({ code: 1, stdout: "", stderr: sentence });
  expect(readdirSync(folder)).toEqual([]);
});

it("a leads command refuses a database of an older release in one sentence", async () => {
  const cwd = temporaryFolder();
  const env = { DATABASE_URL: `file:${join(cwd, "old.db")}` };
  const { db } = await openDatabase(env.DATABASE_URL);
  await db.destroy();
  const stderr = "The database lacks migration 0001-start. Run pnpm db:migrate, or restart the site.\n";
  expect(await runCommand("leads", ["list"], { cwd, env })).toMatchObject({ code: 1, stderr });
});
