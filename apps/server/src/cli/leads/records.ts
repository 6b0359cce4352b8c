import type { LeadDetails } from "@site/db/inbox";
import type { Database } from "@site/db/schema";
import { localTime } from "./days.ts";

/** A lead as JSON and CSV show it: its columns, and when it came by the clocks of the report's zone. */
export type LeadRecord = LeadDetails & { created_at_local: string; time_zone: string };

export function toRecord(lead: LeadDetails, zone: string): LeadRecord {
  return { ...lead, created_at_local: localTime(lead.created_at, zone), time_zone: zone };
}

const columns = {
  reference: true,
  kind: true,
  status: true,
  created_at: true,
  created_at_local: true,
  time_zone: true,
  name: true,
  email: true,
  phone: true,
  company: true,
  service: true,
  message: true,
  spam_score: true,
  spam_signals: true,
  landing_page: true,
  referrer: true,
  first_utm_source: true,
  first_utm_medium: true,
  first_utm_campaign: true,
  last_utm_source: true,
  last_utm_medium: true,
  last_utm_campaign: true,
} satisfies Record<keyof LeadRecord, true> & Record<ColumnOfForms, true>;

/** Of both tables, but for the program's own keys and `practice`, which is `company` beside the other form. */
type ColumnOfForms = Exclude<
  keyof Database["consultation_requests"] | keyof Database["contact_submissions"],
  "id" | "idempotency_key" | "text_hash" | "client_hash" | "practice"
>;

/** In the order of the object above; its names are those of the tables, so a renamed column does not compile. */
export const leadColumns = Object.keys(columns) as (keyof typeof columns)[]; // Object.keys forgets the names
