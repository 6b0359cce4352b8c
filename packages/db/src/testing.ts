import { randomUUID } from "node:crypto";
import { type NewLead, noAttribution } from "./lead.ts";
import { migrate } from "./migrate.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { seed } from "./seed.ts";
import type { LeadPolicy } from "./store-lead.ts";

/** For tests: a database with the newest structure and the site's content; in memory, unless told where. */
export async function openTestDatabase(
  url = "file::memory:",
  options: Parameters<typeof openDatabase>[1] = {},
): Promise<OpenDatabase> {
  const opened = openDatabase(url, options);
  await migrate(opened.db, opened.engine);
  await seed(opened.db);
  return opened;
}

/** For tests: judges by the text alone and tells one office. */
export const testPolicy: LeadPolicy = {
  judge: (verdict) => verdict,
  officeEmails: ["office@site.example"],
  webhookUrl: null,
  confirmToVisitor: false,
  mailDomain: "site.example",
};

type Contact = Extract<NewLead, { kind: "contact" }>;
type Consultation = Extract<NewLead, { kind: "consultation" }>;

function common() {
  return {
    idempotencyKey: randomUUID(),
    name: "Ada O'Connor",
    email: "ada@clinic.example",
    attribution: noAttribution,
    clientHash: null,
    partner: null,
    spam: { score: 0, signals: [] },
  };
}

/** For tests: a contact message with a key of its own. */
export function newContact(given: Partial<Contact> = {}): Contact {
  return { ...common(), kind: "contact", phone: null, company: null, service: null, message: "Hello", ...given };
}

/** For tests: a consultation request with a key of its own. */
export function newConsultation(given: Partial<Consultation> = {}): Consultation {
  return { ...common(), kind: "consultation", phone: "(615) 555-0100", practice: null, ...given };
}
