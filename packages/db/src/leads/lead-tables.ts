import type { Database } from "../schema.ts";

/** The tables that hold leads, one for each form. */
export const leadTables = ["consultation_requests", "contact_submissions"] as const satisfies (keyof Database)[];
