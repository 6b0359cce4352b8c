import { setTimeout as delay } from "node:timers/promises";
import { inspectSpool } from "@site/db/intake/spool-files";
import { leadTables } from "@site/db/leads/lead-fields";
import { openDatabase } from "@site/db/open";
import { sql } from "kysely";
import type { ReceivedMail } from "../../apps/server/src/notifications/test/received-mail.ts";
import { emailDomain } from "../../apps/server/src/test/intents.ts";
import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { print, type Verdict } from "../program.ts";
import type { Visit, Visitors } from "./visitors.ts";

const drainStallMsMax = 30_000;

type Evidence = {
  databaseUrl: string;
  /** Folders of the servers' spools. */
  spools: readonly string[];
  visitors: Visitors;
  servers: readonly ServerProcess[];
  mails: readonly ReceivedMail[];
};

/**
 * Waits until all is stored and told, ends the servers, and compares the stored leads with the references that visitors
 * got and the mails that arrived.
 */
export async function judge({ databaseUrl, spools, visitors, servers, mails }: Evidence): Promise<Verdict[]> {
  await drain(databaseUrl, spools);
  const { leads, notifications, damage } = await readStored(databaseUrl);
  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  const { visits, unexpected } = visitors;
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
    check("every mail is about a stored lead", mails, (mail) => {
      const reference = /C[RM]-\w{4}-\w{4}/.exec(mail.text)?.[0] ?? "";
      return references.has(reference) && notificationOf.get(reference)?.messageId === mail.messageId;
    }),
    { promise: "the database is undamaged", against: damage },
    { promise: "every answer is a reference, or asks to try again", against: unexpected },
    { promise: "no process ends that was not killed", against: servers.flatMap(({ failures }) => failures) },
    check("the log holds nothing that a visitor typed", servers, ({ output }) => !output.includes(emailDomain)),
  ];
}

function check<T>(promise: string, cases: readonly T[], holds: (one: T) => boolean): Verdict {
  return { promise, against: cases.filter((one) => !holds(one)).map(inJson) };
}

function inJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Reads the database of either engine. */
async function readStored(databaseUrl: string) {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  try {
    const tables = await Promise.all(leadTables.map((table) => db.selectFrom(table).selectAll().execute()));
    const leads = tables.flat().map(({ reference, status, ...fields }) => ({
      reference,
      status,
      fields: fields as Record<string, unknown>, // the columns of two tables
    }));
    const columns = ["reference", "message_id as messageId", "status"] as const;
    const notifications = await db.selectFrom("notifications").select(columns).execute();
    const check = sql<{ found: string }>`SELECT integrity_check AS found FROM pragma_integrity_check`;
    const { rows } = databaseUrl.startsWith("file:") ? await check.execute(db) : { rows: [] };
    return { leads, notifications, damage: rows.map(({ found }) => found).filter((found) => found !== "ok") };
  } finally {
    await db.destroy();
  }
}

/** How many leads wait in the spools for the end of an outage. */
export function waitingIn(spools: readonly string[]): number {
  return spools.reduce((sum, folder) => sum + inspectSpool(folder).waiting, 0);
}

/** Waits until the spools and the outbox are empty or make no progress, because the time depends on the number of leads. */
async function drain(databaseUrl: string, spools: readonly string[]): Promise<void> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  try {
    const open = db.selectFrom("notifications").select("id").where("status", "in", ["pending", "sending"]);
    let left = Number.POSITIVE_INFINITY;
    for (let progressAt = performance.now(); left > 0 && performance.now() - progressAt < drainStallMsMax; ) {
      const now = waitingIn(spools) + (await open.execute()).length;
      if (now < left) progressAt = performance.now();
      left = now;
      if (left > 0) await delay(200);
    }
  } finally {
    await db.destroy();
  }
}
