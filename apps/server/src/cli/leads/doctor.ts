import { findUnreadable } from "@site/db/content/rules";
import { lacksSecret } from "@site/db/leads/request-link";
import { countAhead, countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import { readAcceptSeconds, readFailing, readUndelivered } from "@site/db/outbox/health";
import { isOfficeKind } from "@site/db/outbox/kinds";
import { restoreAdvice } from "@site/db/storage-fault";
import { type Command, Option } from "commander";
import { type Env, parseEnv } from "../../configuration/env.ts";
import { addressOf } from "../../notifications/notify-policy.ts";
import { lostSecret } from "../../operations/deployment-notes.ts";
import { type Finding, oneLine, print, reasonOf } from "../print.ts";
import { openCurrent, type Session } from "./session.ts";

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
      "check database, backups, disk, spool, public address, samples, email and outbox; changes nothing and sends nothing",
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
  // A static import would slow down all other commands.
  const { hostChecks } = await import("./host-checks.ts");
  const ofHost = Object.entries(hostChecks).map(([name, check]) =>
    examine(name, async () => named(name, await check(env))),
  );
  // The checks of the database run last. They block this process for seconds, so other checks would time out.
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

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const recentDays = 7;
const leadsMin = 10;
const quarantineRateMax = 0.5;
/** If a server takes longer to accept a message, many mail programs give up and send the message again. */
const acceptSecondsMax = 20;
const slowMail = "and the site waits for at most ten minutes; does the server scan each message first?";
const neverRestored =
  "was saved when the database's file disappeared: restore it with pnpm db:restore, or delete it if you have restored it";
const waysOut = "to retry: pnpm leads notify --dead; to delete: pnpm leads notify --dismiss";

const databaseChecks: Readonly<Record<string, (session: Session) => Promise<Finding[]>>> = {
  database: async ({ engine }) => [["ok", `${engine.location}, its structure is current`]],
  async integrity({ db, engine }) {
    const [damage, ...others] = await engine.findDamage(db, "full");
    if (damage === undefined) return [["ok", "no damage found"]];
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return [["fail", `${damage}${more}. ${restoreAdvice(engine.files?.listRescued().at(-1))}`]];
  },
  async rescued({ engine }) {
    const rescued = engine.files?.listRescued().at(-1);
    return rescued === undefined ? [] : [["warn", `${rescued} ${neverRestored}`]];
  },
  async content({ db }) {
    const unreadable = await findUnreadable(db);
    return unreadable.length === 0
      ? [["ok", "each row can be read"]]
      : unreadable.map((sentence) => ["warn", sentence]);
  },
  secret: async ({ db, env }) => ((await lacksSecret(db, env.secretKeys)) ? [["warn", lostSecret]] : []),
  async undelivered({ db }) {
    const waiting = (await readUndelivered(db)).filter(({ status }) => status !== "dead");
    const [oldest] = waiting.map((row) => row.oldest).toSorted();
    if (oldest === undefined) return [["ok", "no notification waits"]];
    const ageMs = Math.max(0, Date.now() - Date.parse(oldest));
    const text = `${sum(waiting)} notifications wait, the oldest for ${Math.floor(ageMs / minuteMs)} minutes, since ${oldest}`;
    if (ageMs > 24 * hourMs) return [["fail", `${text}: the office does not see these leads`]];
    return [[ageMs > hourMs ? "warn" : "ok", text]];
  },
  async failing({ db, env: { mail } }) {
    return (await readFailing(db)).map(({ kind, channel, recipient, count, last_error }) => {
      const address =
        mail !== null && channel === "email" && isOfficeKind(kind) && addressOf({ kind, recipient }, mail);
      const to = address ? ` to ${address}` : "";
      const error = isOfficeKind(kind) ? last_error : withoutAddress(last_error ?? "", recipient);
      return ["warn", `${count} notifications (${kind}, ${channel}${to}) failed more than once: ${error}`];
    });
  },
  async "mail server"({ db }) {
    const seconds = await readAcceptSeconds(db);
    return seconds > acceptSecondsMax ? [["warn", `it takes ${seconds} s to accept an email, ${slowMail}`]] : [];
  },
  async "given up"({ db }) {
    const dead = (await readUndelivered(db)).filter(({ status }) => status === "dead");
    const office = sum(dead.filter(({ kind }) => isOfficeKind(kind)));
    const visitors = sum(dead) - office;
    // The operator can't fix a mistyped address, so an undelivered email to a visitor causes no warning.
    const ofVisitors: Finding[] = visitors > 0 ? [["ok", `${visitors} emails to visitors; ${waysOut}`]] : [];
    return office > 0 ? [["warn", `${office} notifications of the office; ${waysOut}`], ...ofVisitors] : ofVisitors;
  },
  // Times in the future delay no lead or email, so this check only warns.
  async clock({ db }) {
    const ahead = await countAhead(db);
    const rows = ahead.map(({ table, count, newest }) => `${count} rows of ${table}, the last at ${newest}`).join("; ");
    const text = `${rows}, have times in the future: was this host's clock wrong, or is it wrong now?`;
    return ahead.length === 0 ? [] : [["warn", text]];
  },
  async answers({ db }) {
    const { waiting, overdue, oldestSeconds, due, inTimeRatio } = await readAnswering(db);
    const isKnown = waiting > 0 && Number.isFinite(oldestSeconds);
    const wait = isKnown ? `, the oldest for ${Math.floor((oldestSeconds * 1000) / hourMs)} hours` : "";
    const ratio = `${Math.floor(inTimeRatio * 100)} % of those due in the last 30 days were answered in time`;
    const text = `${waiting} leads wait for an answer${wait}; ${due === 0 ? "none was due in the last 30 days" : ratio}`;
    return overdue === 0 ? [["ok", text]] : [["warn", `${overdue} leads are overdue: pnpm leads link; ${text}`]];
  },
  // If most leads are in quarantine, either the site is flooded with spam, or the spam rules mistake people for bots.
  async quarantine({ db }) {
    const leads = await countLeadsByStatus(db, new Date(Date.now() - recentDays * 24 * hourMs).toISOString());
    const [count, quarantined] = [sum(leads), sum(leads.filter(({ status }) => status === "quarantined"))];
    const text = `${quarantined} of ${count} leads of the last ${recentDays} days`;
    const isMost = count >= leadsMin && quarantined / count > quarantineRateMax;
    return isMost ? [["warn", `${text}; are people among them? pnpm leads link`]] : [["ok", text]];
  },
};

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

/** Mail servers often quote the visitor's address, or the part before the "@", in an error. */
function withoutAddress(error: string, address: string): string {
  const [local = ""] = address.toLowerCase().split("@");
  if (!error.toLowerCase().includes(local)) return error;
  return /\b[45]\d\d\b(?: [45]\.\d+\.\d+)?/.exec(error)?.[0] ?? "an error that quotes the address";
}
