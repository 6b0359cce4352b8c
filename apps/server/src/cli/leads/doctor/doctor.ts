import { type Command, Option } from "commander";
import { parseEnv } from "../../../configuration/env.ts";
import { type Check, fail, oneLine, print, reasonOf } from "../../print.ts";
import type { Findings } from "./examinations.ts";

type DoctorOptions = { ignore?: string[]; format: "table" | "json" };

const levels = ["ok", "warn", "fail"] as const satisfies Check["level"][];

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

async function doctor(options: DoctorOptions): Promise<void> {
  const checks = await collect("configuration", async () => {
    const env = parseEnv(process.env);
    // Loaded now, because its modules take half as much time and memory as those of all other commands.
    const { examinations } = await import("./examinations.ts");
    const run = async ([name, examine]: (typeof all)[number]) =>
      [name, await collect(name, () => examine(env))] as const;
    const all = Object.entries(examinations);
    // The integrity check blocks this process for seconds, and the time-outs of the others would fall into it.
    const others = await Promise.all(all.filter(([name]) => name !== "database").map(run));
    const found = new Map([...others, ...(await Promise.all(all.filter(([name]) => name === "database").map(run)))]);
    return all.flatMap(([name]) => found.get(name) ?? []);
  });
  if (options.format === "json") print(JSON.stringify(checks, null, 2));
  else printChecks(checks);
  const counted = checks.filter(({ name, level }) => level === "fail" || !options.ignore?.includes(name));
  process.exitCode = Math.max(0, ...counted.map(({ level }) => levels.indexOf(level)));
}

/** The findings of an examination, and the error that ends it. */
async function collect(name: string, examine: () => Findings): Promise<Check[]> {
  const checks: Check[] = [];
  try {
    for await (const check of await examine()) checks.push(check);
  } catch (error) {
    checks.push(fail(name, reasonOf(error)));
  }
  return checks;
}

function printChecks(checks: readonly Check[]): void {
  const width = Math.max(...checks.map(({ name }) => name.length));
  for (const { level, name, text } of checks) print(`${level.padEnd(4)}  ${name.padEnd(width)}  ${oneLine(text)}`);
}
