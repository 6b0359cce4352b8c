import { statSync } from "node:fs";
import { shellWord } from "@site/db/files/users";
import { type Command, Option } from "commander";
import { type Env, envFile, parseEnv, publicOrigin } from "../../../configuration/env.ts";
import {
  missingOrigin,
  missingProxy,
  missingSecret,
  sampleNote,
  unknownNames,
} from "../../../operations/deployment-notes.ts";
import { oneLine, print } from "../../print.ts";
import { type Check, fail, ok, reasonOf, warn } from "./check.ts";
import { checkSender, checkSmtp } from "./mail.ts";
import { checkBackups, checkDisk, checkSpool, checkStorage } from "./storage.ts";

export type DoctorOptions = { ignore?: string[]; dkimSelector?: string; dnsServer?: string; format: "table" | "json" };

type Found = Iterable<Check> | AsyncIterable<Check> | Promise<Check[]>;

/** What is examined, all at once and shown in this order; what throws is a failure under its name. */
const examinations: Readonly<Record<string, (env: Env, options: DoctorOptions) => Found>> = {
  disk: checkDisk,
  database: checkStorage,
  backups: checkBackups,
  site: checkSite,
  spool: checkSpool,
  settings: checkSettings,
  SMTP: checkSmtp,
  sender: checkSender,
};

const levels = ["ok", "warn", "fail"] as const satisfies Check["level"][];

const examples = `
Exit codes: 0 all is well · 1 warnings · 2 failures.

Examples:
  pnpm leads doctor
  pnpm leads doctor --dkim-selector s1 --dns-server 1.1.1.1
  pnpm leads doctor --format json | jq '.[] | select(.level != "ok")'     keys: level, name, text`;

export function declareDoctor(program: Command): void {
  program
    .command("doctor")
    .description(
      "check database, backups, disk, spool, public address, samples, mail and outbox; changes and sends nothing",
    )
    .option("--dkim-selector <name>", "also check this DKIM key of the sender's domain")
    .option("--dns-server <address>", "query this server instead of the system's")
    .option("--ignore <names...>", "checks whose warnings don't count for the exit code, such as samples")
    .addOption(new Option("--format <format>", "output format").choices(["table", "json"]).default("table"))
    .addHelpText("after", examples)
    .action(doctor);
}

async function doctor(options: DoctorOptions): Promise<void> {
  const checks = await collect("configuration", async () => {
    const env = parseEnv(process.env);
    const found = Object.entries(examinations).map(([name, examine]) => collect(name, () => examine(env, options)));
    return (await Promise.all(found)).flat();
  });
  if (options.format === "json") print(JSON.stringify(checks, null, 2));
  else printChecks(checks);
  const counted = checks.filter(({ name, level }) => level === "fail" || !options.ignore?.includes(name));
  process.exitCode = Math.max(0, ...counted.map(({ level }) => levels.indexOf(level)));
}

/** What an examination finds, and the error that ends it. */
async function collect(name: string, examine: () => Found): Promise<Check[]> {
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

/** Asks the running site, if it has an address for that. */
async function* checkSite({ operations }: Env): AsyncGenerator<Check> {
  if (operations === null || operations.port === 0) return;
  const url = `http://${operations.host.includes(":") ? `[${operations.host}]` : operations.host}:${operations.port}/readyz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (answer === null) yield fail("site", `${url} does not answer: does the site run?`);
  else if (answer.ok) yield ok("site", `${url} says that it is ready`);
  else yield fail("site", `${url}: ${await answer.text()}`);
}

const withoutDigest =
  "LEAD_DIGEST is no: leads that are held back as spam are in no mail, though their visitors were promised an answer; look each day: pnpm leads list --status quarantined";

/** Checks the configuration only; the server logs problems that it sees in requests. */
function checkSettings(env: Env): Check[] {
  const proxies = env.trustProxy.join(", ") || "none is named: right where visitors connect to this program itself";
  const exposed = `other users of this machine may read ${envFile}: chmod go= ${shellWord(envFile)}`;
  const notes: [name: string, note: string | null, fine: string | null][] = [
    ["origin", missingOrigin(env), publicOrigin(env)],
    ["proxies", missingProxy(env), proxies],
    ["secret", missingSecret(env), null],
    ["configuration", unknownNames(process.env), null],
    ["rights", isEnvExposed() ? exposed : null, null],
    ["digest", env.mail?.digest === false ? withoutDigest : null, null],
    ["samples", sampleNote(env), "claims, testimonials, case studies and legal texts are confirmed"],
  ];
  return notes.flatMap(([name, note, fine]) => {
    if (note !== null) return [warn(name, note)];
    return fine === null ? [] : [ok(name, fine)];
  });
}

/** It holds passwords. Windows has no such permissions. */
function isEnvExposed(): boolean {
  const stat = statSync(envFile, { throwIfNoEntry: false });
  return process.platform !== "win32" && stat !== undefined && (stat.mode & 0o077) !== 0;
}
