import type { LeadDetails } from "@site/db/leads/inbox";
import type { Database } from "@site/db/schema";
import { localTime } from "../../../notifications/mail/format.ts";

/** A lead for JSON and CSV. created_at is UTC; created_at_local is wall-clock time in time_zone (REPORT_TIME_ZONE). */
type LeadRecord = LeadDetails & { created_at_local: string; time_zone: string };

export function toRecord(lead: LeadDetails, zone: string): LeadRecord {
  return { ...lead, created_at_local: localTime(lead.created_at, zone), time_zone: zone };
}

/**
 * CSV columns in the order in which they were released. A new one is last, because scripts of the office count
 * on the order; so the fields of the forms are written out.
 */
export const leadColumns = [
  ...(["reference", "kind", "status", "created_at", "created_at_local", "time_zone"] as const),
  ...(["name", "email", "phone", "company", "service", "message"] as const),
  ...(["spam_score", "spam_signals", "landing_page", "referrer"] as const),
  ...(["first_utm_source", "first_utm_medium", "first_utm_campaign"] as const),
  ...(["last_utm_source", "last_utm_medium", "last_utm_campaign"] as const),
  ...(["sent_from", "about"] as const),
  ...(["first_utm_term", "first_utm_content", "last_utm_term", "last_utm_content"] as const),
  ...(["first_gclid", "first_gbraid", "first_wbraid", "first_msclkid", "first_fbclid"] as const),
  ...(["last_gclid", "last_gbraid", "last_wbraid", "last_msclkid", "last_fbclid"] as const),
  "due_at",
  "status_since",
  "owner",
  "came_by",
] as const;

/** Columns of both lead tables without internal keys and `practice`, which the view calls `company`. */
type ColumnOfForms = Exclude<
  keyof Database["consultation_requests"] | keyof Database["contact_submissions"],
  "id" | "idempotency_key" | "text_hash" | "client_hash" | "partner_key_hash" | "practice"
>;

/** The column `created_at_local` has this day. */
type Left = "day_local";

// Compile error that names each column missing in `leadColumns`.
({}) satisfies Record<Exclude<keyof LeadRecord | ColumnOfForms, (typeof leadColumns)[number] | Left>, never>;
