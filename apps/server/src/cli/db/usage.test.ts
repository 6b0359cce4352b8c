import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { runCommand } from "../test/run-command.ts";

const commands = ["migrate", "shell", "backup", "drill", "restore", "move"];
const packageFile = join(import.meta.dirname, "../../../../../package.json");

it("each db command is a script of package.json, and its --help has examples and does nothing", async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(packageFile, "utf8"));
  const cwd = temporaryFolder();
  for (const name of commands) {
    expect(scripts[`db:${name}`]).toBe(`node apps/server/src/cli/db.ts ${name}`);
    const { code, stdout, stderr } = await runCommand("db", [name, "--help"], { cwd, env: {} });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`^Usage: pnpm db:${name} \\[options\\]`));
    expect(stdout.split("Examples:")[1]).toContain(`pnpm db:${name}`);
  }
  const { stdout } = await runCommand("db", ["--help"], { cwd, env: {} });
  expect([...stdout.matchAll(/^ {2}([a-z]+) .*\S$/gm)].map(([, name]) => name)).toEqual([...commands, "help"]);
  expect(readdirSync(cwd)).toEqual([]);
});

it("a db command with wrong usage exits with 2, says what is wrong and does nothing", async () => {
  const cwd = temporaryFolder();
  const mistakes: [words: string[], reason: string][] = [
    [[], "Usage: pnpm db:<command>"],
    [["bakcup"], "unknown command 'bakcup'"],
    [["backup", "--onto", "copy.db"], "unknown option '--onto'"],
    [["migrate", "copy.db"], "too many arguments"],
    [["restore"], "missing required argument 'file'"],
    [["move"], "missing required argument 'url'"],
  ];
  for (const [words, reason] of mistakes) {
    const { code, stdout, stderr } = await runCommand("db", words, { cwd, env: {} });
    expect({ words, code, stdout }).toEqual({ words, code: 2, stdout: "" });
    expect(stderr).toContain(reason);
  }
  expect(readdirSync(cwd)).toEqual([]);
});
