import type { Database } from "../schema.ts";

/** The tables that hold leads: the two forms. */
export const leadTables = ["consultation_requests", "contact_submissions"] as const satisfies (keyof Database)[];
