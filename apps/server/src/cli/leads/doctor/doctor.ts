import { statSync } from "node:fs";
import { shellWord } from "@site/db/files/users";
import { openExistingDatabase } from "@site/db/upkeep/open-existing";
import { type Command, Option } from "commander";
import { type Env, envFile, parseEnv, publicOrigin } from "../../../configuration/env.ts";
import { mailDomainOf } from "../../../notifications/notify-policy.ts";
import {
  missingOrigin,
  missingProxy,
  missingSecret,
  sampleNote,
  unknownNames,
} from "../../../operations/deployment-notes.ts";
import { oneLine } from "../read/table.ts";
import { type Check, caught, fail, noteOr, ok, warn } from "./check.ts";
import { checkAnswers, checkOutbox, checkPartnerKeys, checkQuarantine } from "./leads.ts";
import { checkSender, checkSmtp } from "./mail.ts";
import { checkBackups, checkDatabase, checkDisk, checkSpool } from "./storage.ts";

type DoctorOptions = { ignore?: string[]; dkimSelector?: string; dnsServer?: string; format: "table" | "json" };

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
    .action((options: DoctorOptions) => doctor(options));
}

async function doctor(options: DoctorOptions): Promise<void> {
  const checks = await runChecks(options);
  process.stdout.write(options.format === "json" ? `${JSON.stringify(checks, null, 2)}\n` : render(checks));
  const counted = checks.filter(({ name, level }) => level === "fail" || !options.ignore?.includes(name));
  process.exitCode = Math.max(0, ...counted.map(({ level }) => levels.indexOf(level)));
}

function runChecks({ dkimSelector: selector, dnsServer: server }: DoctorOptions): Promise<Check[]> {
  return caught("configuration", async () => {
    const env = parseEnv(process.env);
    const domain = mailDomainOf(env.mail);
    const disk = await caught("disk", () => checkDisk(env));
    const [stored, backups, site, spooled, smtp, sender] = await Promise.all([
      caught("database", () => checkStorage(env)),
      caught("backups", () => checkBackups(env)),
      checkSite(env),
      caught("spool", () => checkSpool(env)),
      checkSmtp(env),
      domain === null ? [] : checkSender(domain, { selector, server }),
    ]);
    return [...disk, ...stored, ...backups, ...site, ...spooled, ...checkSettings(env), smtp, ...sender];
  });
}

/** Asks the running site, if it has an address for that. */
async function checkSite({ operations }: Env): Promise<Check[]> {
  if (operations === null || operations.port === 0) return [];
  const url = `http://${operations.host.includes(":") ? `[${operations.host}]` : operations.host}:${operations.port}/readyz`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return [answer.ok ? ok("site", `${url} says that it is ready`) : fail("site", `${url}: ${await answer.text()}`)];
  } catch {
    return [fail("site", `${url} does not answer: does the site run?`)];
  }
}

async function checkStorage({ databaseUrl }: Env): Promise<Check[]> {
  const opened = await openExistingDatabase(databaseUrl);
  const { db } = opened;
  try {
    return [
      ...(await checkDatabase(opened)),
      ...(await checkOutbox(db)),
      await checkAnswers(db),
      await checkQuarantine(db),
      ...(await checkPartnerKeys(db)),
    ];
  } finally {
    await db.destroy();
  }
}

function render(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks
    .map(({ level, name, text }) => `${level.padEnd(4)}  ${name.padEnd(width)}  ${oneLine(text)}\n`)
    .join("");
}

const withoutDigest =
  "LEAD_DIGEST is no: leads that are held back as spam are in no mail, though their visitors were promised an answer; look each day: pnpm leads list --status quarantined";

/** Checks the configuration only; the server logs problems that it sees in requests. */
function checkSettings(env: Env): Check[] {
  const proxies = env.trustProxy.join(", ") || "none is named: right where visitors connect to this program itself";
  const [withoutSecret, unknown] = [missingSecret(env), unknownNames(process.env)];
  return [
    noteOr("origin", missingOrigin(env), publicOrigin(env)),
    noteOr("proxies", missingProxy(env), proxies),
    ...(withoutSecret === null ? [] : [warn("secret", withoutSecret)]),
    ...(unknown === null ? [] : [warn("configuration", unknown)]),
    ...(isEnvExposed()
      ? [warn("rights", `other users of this machine may read ${envFile}: chmod go= ${shellWord(envFile)}`)]
      : []),
    ...(env.mail?.digest === false ? [warn("digest", withoutDigest)] : []),
    noteOr("samples", sampleNote(env), "claims, testimonials, case studies and legal texts are confirmed"),
  ];
}

/** It holds passwords. Windows has no such permissions. */
function isEnvExposed(): boolean {
  const stat = statSync(envFile, { throwIfNoEntry: false });
  return process.platform !== "win32" && stat !== undefined && (stat.mode & 0o077) !== 0;
}
