import type { DataSource } from "../data/data-source.ts";
import type { FormOutcome, LeadView } from "../forms/form-outcome.ts";

/** The router's context, which the loaders and components of all routes get. */
export type RouterContext = { data: DataSource; formOutcome: FormOutcome | null; leadView: LeadView | null };
