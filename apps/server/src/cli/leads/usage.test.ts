import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { localTime } from "../../notifications/mail/format.ts";
import { runCommand, spawnCommand } from "../test/run-command.ts";
import { intervalOf, readDay } from "./arguments.ts";

function lead(...words: string[]) {
  const cwd = temporaryFolder();
  return runCommand("leads", words, { cwd, env: {} });
}

it("leads --help names the commands and the exit codes, and a command's --help has examples", async () => {
  const help = await spawnCommand("leads", ["--help"], { cwd: temporaryFolder(), env: {} });
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(help.stdout).toMatch(/^ {2}link .*\n(?:.*\n)* {2}canary /m);
  expect(help.stdout).toContain("Exit codes: 0 done · 1 failed · 2 wrong usage · 3 no such lead, person or row.");
  expect((await lead("export", "--help")).stdout.split("Examples:")[1]).toContain("pnpm leads export");
});

it("a leads command with wrong usage exits with 2 and names the mistake", async () => {
  const mistakes: [words: string[], reason: string][] = [
    [[], "Usage: pnpm leads"],
    [["lnik"], "unknown command 'lnik'"],
    [["export", "--form", "contact"], "unknown option '--form'"],
    [["export", "--from", "11/01/2026"], "A day is needed, such as 2026-11-01, today or yesterday."],
    [["canary", "--wait", "many"], "A whole number from 1 on is needed."],
    [["canary", "--wait", "0"], "A whole number from 1 on is needed."],
    [["export", "--status", "open"], "Allowed choices are new, quarantined, contacted, won, lost."],
    [["correct"], "missing required argument 'reference'"],
    [["person", "ada"], "An email address is needed."],
    [["erase", "ada@"], "An email address is needed."],
  ];
  for (const [words, reason] of mistakes) {
    const { code, stdout, stderr } = await lead(...words);
    expect({ words, code, stdout }).toEqual({ words, code: 2, stdout: "" });
    expect(stderr).toContain(reason);
  }
});

it("a leads command without a database says where it looked and makes none, and refuses one of an older release", async () => {
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

it("a range of days lasts from the first instant of its first day to that of the day after its last", () => {
  const days = [
    ["2026-07-01", "America/Chicago", "2026-07-01T05:00:00.000Z", "2026-07-02T05:00:00.000Z"],
    // The first of these days has 23 hours, the second has 25 hours, and the third begins at 1 a.m.
    ["2026-03-08", "America/Chicago", "2026-03-08T06:00:00.000Z", "2026-03-09T05:00:00.000Z"],
    ["2026-11-01", "America/Chicago", "2026-11-01T05:00:00.000Z", "2026-11-02T06:00:00.000Z"],
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z", "2026-09-07T03:00:00.000Z"],
  ] as const;
  for (const [day, zone, from, before] of days) {
    expect(intervalOf({ from: day, to: day }, zone)).toEqual({ from, before });
    expect([intervalOf({}, zone), intervalOf({ to: day }, zone)]).toEqual([{}, { before }]);
  }
  expect(() => intervalOf({ from: "2026-01-02", to: "2026-01-01" }, "UTC")).toThrow("2026-01-02 is after 2026-01-01.");
});

it("today is the day of the report's zone, and yesterday ends where today begins", () => {
  for (const zone of ["America/Chicago", "Pacific/Kiritimati"]) {
    const today = intervalOf({ from: "today" }, zone).from;
    expect(intervalOf({ to: "yesterday" }, zone).before).toBe(today);
    expect(localTime(today ?? "", zone)).toBe(`${Temporal.Now.plainDateISO(zone)} 00:00:00`);
  }
  for (const typed of ["2026-02-29", "2026-13-01", "20260102", "2026-01-02T00:00", "tomorrow", ""])
    expect(() => readDay(typed), typed).toThrow("A day is needed");
});
