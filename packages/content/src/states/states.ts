import type { StateRecord } from "../types.ts";
import { stateFacts } from "./facts.ts";
import { type StateSlug, stateSlugs } from "./ids.ts";
import { stateLists } from "./lists.ts";

/** The 50 states in alphabetical order, as the database is seeded. */
export const states: readonly (StateRecord & { slug: StateSlug })[] = stateSlugs.map((slug) => ({
  slug,
  ...stateFacts[slug],
  ...stateLists(slug),
}));
