import { nowText } from "./columns.ts";
import type { Db } from "./open.ts";
import { makeReference } from "./reference.ts";

export type NewConsultation = { name: string; email: string; phone: string; practice: string | null };
export type NewContact = {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service: string | null;
  message: string;
};

/** Stores a consultation request; when the promise resolves, it is on disk. */
export function insertConsultation(db: Db, lead: NewConsultation) {
  return db
    .insertInto("consultation_requests")
    .values({ ...lead, reference: makeReference("CR"), created_at: nowText() })
    .returning("reference")
    .executeTakeFirstOrThrow();
}

/** Stores a contact message; when the promise resolves, it is on disk. */
export function insertContact(db: Db, lead: NewContact) {
  return db
    .insertInto("contact_submissions")
    .values({ ...lead, reference: makeReference("CM"), created_at: nowText() })
    .returning("reference")
    .executeTakeFirstOrThrow();
}
