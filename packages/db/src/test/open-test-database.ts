import { randomUUID } from "node:crypto";
import { seed } from "../content/seed.ts";
import type { LeadPolicy } from "../intake/store-lead.ts";
import { type NewLead, noAttribution } from "../leads/lead.ts";
import { fieldsOf } from "../leads/lead-fields.ts";
import { migrate } from "../migrate.ts";
import { type OpenDatabase, type OpenOptions, openDatabase } from "../open.ts";
import { copyDatabase, openCopy } from "./open-copy.ts";

/**
 * For tests: a migrated database with the site's content. Without an address it is in memory or, in the project
 * "postgres", a copy on the test server.
 */
export async function openTestDatabase(url?: string, options: OpenOptions = {}): Promise<OpenDatabase> {
  const template = process.env.TEST_POSTGRES_TEMPLATE;
  if (url === undefined && template !== undefined) return openCopy(template, options);
  const opened = await openDatabase(url ?? "file::memory:", options);
  await migrate(opened.db, opened.engine);
  await seed(opened.db);
  return opened;
}

/** For tests: a database without a table, in memory or on the test server; it is closed when the test ends. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const { onTestFinished } = await import("vitest");
  const template = process.env.TEST_POSTGRES_TEMPLATE;
  const opened = await openDatabase(
    template === undefined ? "file::memory:" : await copyDatabase(new URL("/template1", template).href),
  );
  onTestFinished(() => opened.db.destroy());
  return opened;
}

/** For tests: judges by the text alone and notifies one office. */
export const testPolicy: LeadPolicy = {
  judge: (verdict) => ({ ...verdict, quarantined: verdict.score >= 50 }),
  mayConfirm: () => true,
  officeAddresses: 1,
  officeMailsMax: 0,
  hasWebhook: false,
  confirmToVisitor: false,
  mailDomain: "site.example",
};

type Contact = Extract<NewLead, { kind: "contact" }>;
type Consultation = Extract<NewLead, { kind: "consultation" }>;

const person = { name: "Ada O'Connor", email: "ada@clinic.example" };

function beside() {
  return {
    idempotencyKey: randomUUID(),
    attribution: noAttribution,
    clientHash: null,
    formerClientHash: null,
    partner: null,
    spam: { score: 0, signals: [] },
  };
}

/** For tests: a contact message with a key of its own and only the required fields. */
export function newContact(given: Partial<Contact> = {}): Contact {
  return { ...beside(), kind: "contact", ...fieldsOf("contact", { ...person, message: "Hello" }), ...given };
}

/** For tests: a consultation request with a key of its own and only the required fields. */
export function newConsultation(given: Partial<Consultation> = {}): Consultation {
  const fields = fieldsOf("consultation", { ...person, phone: "(615) 555-0100" });
  return { ...beside(), kind: "consultation", ...fields, ...given };
}
