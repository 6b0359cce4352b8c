import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { runCommand } from "../test/commands.ts";

function lead(...args: string[]) {
  const cwd = temporaryFolder();
  return runCommand("leads", args, { cwd, env: {} });
}

it("leads --help names the commands and the exit codes, and a command's --help has examples", async () => {
  const help = await lead("--help");
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(help.stdout).toMatch(/^ {2}link .*\n(?:.*\n)* {2}canary /m);
  expect(help.stdout).toContain("Exit codes: 0 done · 1 failed · 2 wrong usage · 3 no such lead, person or row.");
  expect((await lead("export", "--help")).stdout.split("Examples:")[1]).toContain("pnpm leads export");
});

it("a leads command with wrong usage exits with 2 and names the mistake", async () => {
  const mistakes: [args: string[], reason: string][] = [
    [[], "Usage: pnpm leads"],
    [["lnik"], "unknown command 'lnik'"],
    [["export", "--form", "contact"], "unknown option '--form'"],
    [["export", "--from", "11/01/2026"], "Give a day, such as 2026-11-01, today or yesterday."],
    [["canary", "--wait", "many"], "Give a whole number of at least 1."],
    [["canary", "--wait", "0"], "Give a whole number of at least 1."],
    [["export", "--status", "open"], "Allowed choices are new, quarantined, contacted, won, lost."],
    [["correct"], "missing required argument 'reference'"],
    [["person", "ada"], "Give an email address, such as ada@clinic.example."],
    [["erase", "ada@"], "Give an email address, such as ada@clinic.example."],
  ];
  for (const [args, reason] of mistakes) {
    const { code, stdout, stderr } = await lead(...args);
    expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: "" });
    expect(stderr).toContain(reason);
  }
});

it("a leads command without a database says where it looked and makes no database, and refuses a database of an older release", async () => {
  const cwd = temporaryFolder();
  const file = join(cwd, "data/site.db");
  const env = { DATABASE_URL: `file:${file}` };
  const missing = `There is no database at ${file}. Start the site once, or set DATABASE_URL.\n`;
  const refused = { code: 1, stdout: "" };
  expect(await runCommand("leads", ["export"], { cwd, env })).toEqual({ ...refused, stderr: missing });
  expect(readdirSync(cwd)).toEqual([]);
  await (await openDatabase(env.DATABASE_URL)).db.destroy();
  const older = "The database lacks migration 0001-start. Run pnpm db:migrate, or restart the site.\n";
  expect(await runCommand("leads", ["export"], { cwd, env })).toEqual({ ...refused, stderr: older });
});
