import type { DataSource } from "../data/data-source.ts";
import type { FormOutcome } from "../forms/form-outcome.ts";

/** What loaders and components of every route get from the router. */
export type RouterContext = { data: DataSource; formOutcome: FormOutcome | null };
