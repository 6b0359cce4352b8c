import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { nowText } from "../columns.ts";
import { seed } from "../content/seed.ts";
import type { OpenOptions } from "../engine.ts";
import { acceptLead } from "../intake/accepted-lead.ts";
import { type LeadPolicy, storeLead } from "../intake/store-lead.ts";
import { findLead, type LeadDetails, type LeadFilter, readLeadPages } from "../leads/inbox.ts";
import { fieldsOf, type NewLead, noAttribution } from "../leads/lead-fields.ts";
import { listLeadEvents } from "../leads/lead-history.ts";
import { changeByLink } from "../leads/status.ts";
import { migrate } from "../migrate.ts";
import { type Db, inTransaction, type OpenDatabase, openDatabase } from "../open.ts";
import { createCopy, onServer } from "./postgres-cluster.ts";

/**
 * @param url by default, a database in memory or, in the vitest project "postgres", a copy of a template on a server
 */
export async function openTestDatabase(url?: string, options: OpenOptions = {}): Promise<OpenDatabase> {
  const template = url === undefined ? await serverTemplate() : undefined;
  if (template !== undefined) return openCopy(template, options);
  const address = url ?? "file::memory:";
  const isNewFile = !isServerAddress(address) && !isInMemory(address) && !existsSync(filePathOf(address));
  if (isNewFile) {
    mkdirSync(dirname(filePathOf(address)), { recursive: true });
    copyFileSync(await templateFile(), filePathOf(address));
  }
  const opened = await openDatabase(address, options);
  if (isInMemory(address)) await copyTemplateTo(opened.db);
  else if (!isNewFile) await makeContent(opened);
  return opened;
}

/** A global setup, which can't import vitest, also loads this file, so vitest is imported only when it is needed. */
async function serverTemplate(): Promise<string | undefined> {
  const { inject } = await import("vitest");
  return inject("postgresTemplate");
}

const unused: string[] = [];

async function openCopy(template: string, options: OpenOptions): Promise<OpenDatabase> {
  const { onTestFinished } = await import("vitest");
  const url = unused.pop() ?? (await createCopy(template));
  const opened = await openDatabase(url, options);
  const content = await readContentState(opened.db);
  const empty = async () => {
    if ((await readContentState(opened.db)) !== content) return;
    await sql`TRUNCATE consultation_requests, contact_submissions, lead_events, notifications, newsletter_subscribers,
      newsletter_refusals, office_time, canary RESTART IDENTITY`.execute(opened.db);
    unused.push(url);
  };
  onTestFinished(async () => {
    // A database that the test has closed or opened read-only can't be emptied, so it isn't used again.
    await empty().catch(() => {});
    await opened.db.destroy();
  });
  return opened;
}

/** Emptying the tables doesn't undo a change of the content or the schema, so such a database isn't used again. */
async function readContentState(db: Db): Promise<unknown> {
  const { rows } = await sql<{ state: string }>`SELECT concat(
    (SELECT revision FROM content_revision),
    (SELECT string_agg(value || label, ',' ORDER BY value) FROM contact_services),
    (SELECT count(*) FROM pg_constraint WHERE connamespace = current_schema()::regnamespace), ' ',
    (SELECT count(*) FROM information_schema.columns WHERE table_schema = current_schema())) AS state`.execute(db);
  return rows[0]?.state;
}

export async function copyDatabase(template: string): Promise<string> {
  const { onTestFinished } = await import("vitest");
  const url = await createCopy(template);
  const name = sql.id(new URL(url).pathname.slice(1));
  onTestFinished(async () => {
    await onServer(template, (db) => sql`DROP DATABASE ${name} WITH (FORCE)`.execute(db), "postgres");
  });
  return url;
}

async function makeContent({ db, engine }: OpenDatabase): Promise<void> {
  await migrate(db, engine);
  await seed(db);
}

let template: Promise<string> | null = null;

/** Tests copy this file, because making a database takes ten times as long as copying one. */
function templateFile(): Promise<string> {
  template ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-template-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    // Vitest ends its workers with SIGTERM. That signal alone doesn't run the handlers of `exit`.
    process.once("SIGTERM", () => process.exit());
    const opened = await openDatabase(`file:${join(folder, "site.db")}`);
    await makeContent(opened);
    await opened.db.destroy();
    return join(folder, "site.db");
  })();
  return template;
}

async function copyTemplateTo(db: Db): Promise<void> {
  await sql`ATTACH ${await templateFile()} AS template`.execute(db);
  const { rows } = await sql<{ type: string; name: string; text: string }>`
    SELECT type, name, sql AS text FROM template.sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
    ORDER BY type <> 'table', rowid`.execute(db);
  const tables = rows.filter(({ type }) => type === "table");
  for (const { text } of tables) await sql.raw(text).execute(db);
  for (const { name } of tables)
    await sql`INSERT INTO ${sql.table(name)} SELECT * FROM ${sql.table(`template.${name}`)}`.execute(db);
  // The triggers would count each copied row as a change of content.
  for (const { text } of rows.filter(({ type }) => type !== "table")) await sql.raw(text).execute(db);
  await sql`DETACH template`.execute(db);
}

export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const { onTestFinished } = await import("vitest");
  const template = await serverTemplate();
  const address = template && (await copyDatabase(new URL("/template1", template).href));
  const opened = await openDatabase(address ?? "file::memory:");
  onTestFinished(() => opened.db.destroy());
  return opened;
}

export function makeDue(db: Db) {
  return db.updateTable("notifications").set({ next_attempt_at: nowText() }).where("status", "=", "pending").execute();
}

const alwaysOpen = { zone: "UTC", ranges: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1440 }], closed: [] };

export const testPolicy: LeadPolicy = {
  judge: (verdict) => ({ ...verdict, quarantined: verdict.score >= 50 }),
  mayConfirm: () => true,
  officeAddresses: 1,
  escalationAddresses: 1,
  officeMailsMax: 0,
  hasWebhook: false,
  confirmToVisitor: false,
  mailDomain: "site.example",
  hours: alwaysOpen,
  secretKeys: [],
};

export async function addLead(db: Db, lead: NewLead, at = nowText(), policy = testPolicy): Promise<string> {
  const accepted = { ...acceptLead(lead), at };
  const { reference } = await inTransaction(db, (transaction) => storeLead(transaction, accepted, policy));
  return reference;
}

type Marked = { reference: string; status: "new" | "contacted" | "won" | "lost"; note: string | null; at?: string };

export async function setLeadStatus(db: Db, { reference, status, note, at }: Marked) {
  const seen = (await findLead(db, reference))?.status ?? "new";
  const action = status === "new" ? "reopen" : status;
  const result = await changeByLink(db, { reference, action, seen, note, holder: "desk@site.example" }, testPolicy);
  const events = db.updateTable("lead_events").where("reference", "=", reference);
  if (at !== undefined) await events.set({ happened_at: at }).execute();
  return result;
}

export async function listLeads(db: Db, filter: LeadFilter = {}): Promise<LeadDetails[]> {
  return (await Array.fromAsync(readLeadPages(db, filter))).flat();
}

export const leadOf = (db: Db, reference: string) =>
  db.selectFrom("lead_inbox").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();

export const mailsOf = async (db: Db, reference: string) => {
  const mails = db.selectFrom("notifications").select(["kind", "recipient"]).where("reference", "=", reference);
  return (await mails.orderBy("id").execute()).map(({ kind, recipient }) => `${kind} ${recipient}`);
};

export const eventsOf = async (db: Db, reference: string) =>
  (await listLeadEvents(db, reference))
    .slice(1)
    .map(({ event, to_status, note, actor }) => [event, to_status ?? note, actor] as const);

type Contact = Extract<NewLead, { kind: "contact" }>;
type Consultation = Extract<NewLead, { kind: "consultation" }>;

const person = { name: "Ada O'Connor", email: "ada@clinic.example" };

function ownFields() {
  return {
    idempotencyKey: randomUUID(),
    attribution: noAttribution,
    clientHash: null,
    formerClientHash: null,
    spam: { score: 0, signals: [] },
  };
}

export function newContact(given: Partial<Contact> = {}): Contact {
  return { ...ownFields(), kind: "contact", ...fieldsOf("contact", { ...person, message: "Hello" }), ...given };
}

export function newConsultation(given: Partial<Consultation> = {}): Consultation {
  const fields = fieldsOf("consultation", { ...person, phone: "(615) 555-0100" });
  return { ...ownFields(), kind: "consultation", ...fields, ...given };
}
