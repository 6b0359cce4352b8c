import { type StateSlug, stateSlugs } from "../ids/states.ts";
import type { StateRecord } from "../types/content.ts";
import { controlledSubstanceRegistration } from "./data/controlled-substances.ts";
import { stateFacts } from "./data/facts.ts";
import { stateLists } from "./data/lists.ts";
import { medicaidManagedCare } from "./data/medicaid/plans.ts";

/** The 50 states in alphabetical order, as the seed writes them to the database. */
export const states: readonly (StateRecord & { slug: StateSlug })[] = stateSlugs.map((slug) => ({
  slug,
  ...stateFacts[slug],
  controlledSubstanceRegistration: controlledSubstanceRegistration[slug].answer,
  medicaidManagedCare: medicaidManagedCare[slug].answer,
  ...stateLists(slug),
}));
