import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inspectSpool } from "@site/db/intake/spool";
import { leadTables } from "@site/db/leads/lead-fields";
import { type Db, openDatabase } from "@site/db/open";
import type { RehearsalOptions, RehearsedSite } from "../../tools/rehearsal/site.ts";
import { newFolder, type Opened, print, type Verdict } from "../program.ts";
import { openSite } from "../site.ts";
import { emailDomain, type Visit, type Visitors } from "./visitors.ts";

const drainStallMsMax = 30_000;

/** With these variables, the log reports outages, and each lead causes exactly one email. `judge` relies on both. */
const judged = {
  LOG_LEVEL: "info",
  RATE_LIMIT_OFFICE_MAILS: "0",
  LEAD_CONFIRM_TO_VISITOR: "no",
  LEAD_WEBHOOK_URL: "",
  LEAD_WEBHOOK_SECRET: "",
};

/** Opens a site with short leases. If a process is killed, another process soon sends its messages. */
export function openJudgedSite(
  opened: Opened,
  { folder = newFolder("judged", opened), env, args = [], ...options }: RehearsalOptions = {},
): Promise<RehearsedSite> {
  const own = { ...judged, SPOOL_DIR: join(folder, "spool"), ...env };
  return openSite(opened, { ...options, folder, env: own, args: ["--short-leases", ...args] });
}

export function waitingIn(sites: readonly RehearsedSite[]): number {
  return sites.reduce((sum, { env }) => sum + inspectSpool(env.SPOOL_DIR ?? "").waiting, 0);
}

/**
 * Waits until all leads are stored and emailed. Then compares the stored leads with the references that visitors got,
 * and with the emails.
 */
export async function judge(sites: readonly RehearsedSite[], visitors: Visitors): Promise<Verdict[]> {
  const databaseUrl = sites[0]?.env.DATABASE_URL ?? "";
  await using db = (await openDatabase(databaseUrl, { readOnly: true })).db;
  await drain(db, sites);
  const { leads, notifications } = await readStored(db);
  const damage = databaseUrl.startsWith("file:") ? (sites[0]?.rows("PRAGMA integrity_check") ?? []) : [];
  const servers = sites.map(({ server }) => server);
  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  const { visits, unexpected } = visitors;
  const mails = sites.flatMap(({ mail }) => mail.mails);
  const byEmail = Map.groupBy(leads, ({ fields }) => fields.email);
  const rowsOf = ({ intent }: Visit) => byEmail.get(intent.fields.email) ?? [];
  const acknowledged = visits.filter(({ references }) => references.length > 0);
  const emails = new Set<unknown>(visits.map(({ intent }) => intent.fields.email));
  const references = new Set(leads.map(({ reference }) => reference));
  const notificationOf = new Map(notifications.map((row) => [row.reference, row]));
  const delivered = new Set(mails.map(({ messageId }) => messageId));
  const lost = acknowledged.filter((visit) => rowsOf(visit).length === 0);
  const twice = visits.filter((visit) => rowsOf(visit).length > 1);
  print(
    `${visits.length} people, ${visitors.requests} requests, ${visitors.unanswered} without an answer; ` +
      `${acknowledged.length} acknowledged, ${lost.length} lost, ${twice.length} twice`,
  );
  return [
    { promise: "every acknowledged lead is stored", against: lost.map(inJson) },
    { promise: "no lead is stored twice, acknowledged or not", against: twice.map(inJson) },
    check("every acknowledged lead has the reference of its answers and all fields", acknowledged, (visit) => {
      const [row] = rowsOf(visit);
      const { fields } = visit.intent;
      const isWhole = Object.entries(fields).every(([name, value]) => row?.fields[name] === value);
      const isSame = visit.references.every((reference) => reference === row?.reference);
      return row === undefined || (isWhole && isSame);
    }),
    check("no lead is stored that nobody sent", leads, ({ fields }) => emails.has(fields.email)),
    check("no person is taken for a bot", leads, ({ status }) => status === "new"),
    check("every lead has a notification", leads, ({ reference }) => notificationOf.has(reference)),
    check("every notification has its lead, arrived and is marked as sent", notifications, (row) => {
      return references.has(row.reference) && row.status === "sent" && delivered.has(row.messageId);
    }),
    check("every email is about a stored lead", mails, (mail) => {
      const reference = /C[RM]-\w{4}-\w{4}/.exec(mail.text)?.[0] ?? "";
      return references.has(reference) && notificationOf.get(reference)?.messageId === mail.messageId;
    }),
    check("the database is undamaged", damage, (row) => row.integrity_check === "ok"),
    { promise: "every response has a reference, or asks to try again", against: unexpected },
    { promise: "no process ends unless it was killed", against: servers.flatMap(({ failures }) => failures) },
    check("the log holds nothing that a visitor typed", servers, ({ output }) => !output.includes(emailDomain)),
  ];
}

function check<T>(promise: string, cases: readonly T[], holds: (one: T) => boolean): Verdict {
  return { promise, against: cases.filter((one) => !holds(one)).map(inJson) };
}

function inJson(value: unknown): string {
  return JSON.stringify(value);
}

async function readStored(db: Db) {
  const tables = await Promise.all(leadTables.map((table) => db.selectFrom(table).selectAll().execute()));
  const leads = tables.flat().map(({ reference, status, ...fields }) => ({
    reference,
    status,
    fields: fields as Record<string, unknown>, // the two tables have different columns
  }));
  const columns = ["reference", "message_id as messageId", "status"] as const;
  return { leads, notifications: await db.selectFrom("notifications").select(columns).execute() };
}

async function drain(db: Db, sites: readonly RehearsedSite[]): Promise<void> {
  const open = db.selectFrom("notifications").select("id").where("status", "in", ["pending", "sending"]);
  let left = Number.POSITIVE_INFINITY;
  for (let progressAt = performance.now(); left > 0 && performance.now() - progressAt < drainStallMsMax; ) {
    const now = waitingIn(sites) + (await open.execute()).length;
    if (now < left) progressAt = performance.now();
    left = now;
    if (left > 0) await delay(200);
  }
}
