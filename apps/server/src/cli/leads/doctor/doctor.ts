import { type Command, Option } from "commander";
import { type Env, parseEnv } from "../../../configuration/env.ts";
import { type Finding, oneLine, print, reasonOf } from "../../print.ts";
import { openCurrent } from "../session.ts";
import { databaseChecks } from "./database-checks.ts";

type DoctorOptions = { ignore?: string[]; format: "table" | "json" };
type Check = { level: Finding[0]; name: string; text: string };

const levels: readonly Finding[0][] = ["ok", "warn", "fail"];

const examples = `
Exit codes: 0 all is well · 1 warnings · 2 failures.

Examples:
  pnpm leads doctor
  pnpm leads doctor --format json | jq '.[] | select(.level != "ok")'     keys: level, name, text`;

export function declareDoctor(program: Command): void {
  program
    .command("doctor")
    .description(
      "check database, backups, disk, spool, public address, samples, email and outbox; changes and sends nothing",
    )
    .option("--ignore <names...>", "checks whose warnings don't count for the exit code, such as samples")
    .addOption(new Option("--format <format>", "output format").choices(["table", "json"]).default("table"))
    .addHelpText("after", examples)
    .action(doctor);
}

async function doctor({ ignore = [], format }: DoctorOptions): Promise<void> {
  const checks = await examine("configuration", async () => examineAll(parseEnv(process.env)));
  const width = Math.max(...checks.map(({ name }) => name.length));
  if (format === "json") print(JSON.stringify(checks, null, 2));
  else for (const { level, name, text } of checks) print(`${level.padEnd(4)}  ${name.padEnd(width)}  ${oneLine(text)}`);
  const counted = checks.filter(({ name, level }) => level === "fail" || !ignore.includes(name));
  process.exitCode = Math.max(0, ...counted.map(({ level }) => levels.indexOf(level)));
}

async function examineAll(env: Env): Promise<Check[]> {
  // Loads the module only here: its imports take half the time and memory that all other commands' imports take.
  const { hostChecks } = await import("./host-checks.ts");
  const ofHost = Object.entries(hostChecks).map(([name, check]) =>
    examine(name, async () => named(name, await check(env))),
  );
  // The database checks run last, because they block this process for seconds, so other checks would time out.
  return [...(await Promise.all(ofHost)).flat(), ...(await examine("database", () => examineDatabase(env)))];
}

async function examineDatabase(env: Env): Promise<Check[]> {
  const opened = await openCurrent(env.databaseUrl);
  await using _ = opened.db;
  const checks: Check[] = [];
  for (const [name, check] of Object.entries(databaseChecks))
    checks.push(...(await examine(name, async () => named(name, await check({ ...opened, env })))));
  return checks;
}

function examine(name: string, work: () => Promise<Check[]>): Promise<Check[]> {
  return work().catch((error) => named(name, [["fail", reasonOf(error)]]));
}

function named(name: string, findings: readonly Finding[]): Check[] {
  return findings.map(([level, text]) => ({ level, name, text }));
}
