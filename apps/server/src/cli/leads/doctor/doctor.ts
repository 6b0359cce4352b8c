import { openExistingDatabase } from "@site/db/upkeep/open-existing";
import { type Command, Option } from "commander";
import { type Env, parseEnv } from "../../../configuration/env.ts";
import { mailDomainOf } from "../../../notifications/notify-policy.ts";
import { oneLine } from "../read/table.ts";
import { type Check, caught } from "./check.ts";
import { checkDatabase } from "./database.ts";
import { checkSender } from "./dns.ts";
import { checkOutbox, checkPartnerKeys, checkQuarantine } from "./leads.ts";
import { checkSettings } from "./settings.ts";
import { checkSmtp } from "./smtp.ts";
import { checkSpool } from "./spool.ts";

type DoctorOptions = { dkimSelector?: string; dnsServer?: string; format: "table" | "json" };

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
    .description("check database, disk, spool, public address, samples, mail and outbox; changes and sends nothing")
    .option("--dkim-selector <name>", "also check this DKIM key of the sender's domain")
    .option("--dns-server <address>", "query this server instead of the system's")
    .addOption(new Option("--format <format>", "output format").choices(["table", "json"]).default("table"))
    .addHelpText("after", examples)
    .action((options: DoctorOptions) => doctor(options));
}

async function doctor(options: DoctorOptions): Promise<void> {
  const checks = await runChecks(options);
  process.stdout.write(options.format === "json" ? `${JSON.stringify(checks, null, 2)}\n` : render(checks));
  process.exitCode = Math.max(...checks.map(({ level }) => levels.indexOf(level)));
}

function runChecks({ dkimSelector: selector, dnsServer: server }: DoctorOptions): Promise<Check[]> {
  return caught("configuration", async () => {
    const env = parseEnv(process.env);
    const domain = mailDomainOf(env.mail);
    const [stored, spooled, smtp, sender] = await Promise.all([
      caught("database", () => checkStorage(env)),
      caught("spool", () => checkSpool(env)),
      checkSmtp(env),
      domain === null ? [] : checkSender(domain, { selector, server }),
    ]);
    return [...stored, ...spooled, ...checkSettings(env), smtp, ...sender];
  });
}

async function checkStorage({ databaseUrl }: Env): Promise<Check[]> {
  const opened = await openExistingDatabase(databaseUrl);
  const { db } = opened;
  try {
    return [
      ...(await checkDatabase(opened)),
      ...(await checkOutbox(db)),
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
