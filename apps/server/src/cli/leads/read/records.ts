import type { LeadDetails } from "@site/db/leads/inbox";
import { inboxFields } from "@site/db/leads/lead-fields";
import type { Database } from "@site/db/schema";
import { localTime } from "../days.ts";

/** A lead as JSON and CSV show it: its columns, and when it came by the clocks of the report's zone. */
export type LeadRecord = LeadDetails & { created_at_local: string; time_zone: string };

export function toRecord(lead: LeadDetails, zone: string): LeadRecord {
  return { ...lead, created_at_local: localTime(lead.created_at, zone), time_zone: zone };
}

/** The columns of CSV in their order, which scripts of the office rely on. */
export const leadColumns = [
  ...(["reference", "kind", "status", "created_at", "created_at_local", "time_zone"] as const),
  ...inboxFields,
  ...(["spam_score", "spam_signals", "landing_page", "referrer"] as const),
  ...(["first_utm_source", "first_utm_medium", "first_utm_campaign"] as const),
  ...(["last_utm_source", "last_utm_medium", "last_utm_campaign"] as const),
] as const;

/** The columns of both tables, but for the program's own keys and `practice`, which is `company` beside the other form. */
type ColumnOfForms = Exclude<
  keyof Database["consultation_requests"] | keyof Database["contact_submissions"],
  "id" | "idempotency_key" | "text_hash" | "client_hash" | "practice"
>;

// The compiler names each column that the list above lacks.
({}) satisfies Record<Exclude<keyof LeadRecord | ColumnOfForms, (typeof leadColumns)[number]>, never>;
