/** The four kinds of files with their own span in facts/spans.ts. */
export const payerIds = ["medicare", "medicaid", "commercial", "hospital"] as const;
export type PayerId = (typeof payerIds)[number];

/** Plans by name, which a planner's file can be in the place of any commercial plan: facts/payers.ts, and networks. */
export const planIds = [
  ...(["aetna", "cigna", "unitedhealthcare", "blues", "humana", "tricare", "va"] as const),
  "behavioral",
] as const;
export type PlanId = (typeof planIds)[number];

/** The first days of the second to the tenth provider, where they aren't the first one's. */
export const ownStartNames = [
  ...(["start2", "start3", "start4", "start5", "start6"] as const),
  ...(["start7", "start8", "start9", "start10"] as const),
] as const;

/**
 * The planner's parameters, which the home and the contact page read too: the first day of billing, the state, the plan
 * by name, the day the license is expected (without it: in hand), how many providers there are, first days of their
 * own, and a name for each file.
 */
export const planNames = ["start", "state", "payer", "license", "providers", ...ownStartNames, ...payerIds] as const;

export type PlanSearch = { [Name in (typeof planNames)[number]]?: string | undefined };

/** Takes the planner's parameters out of an address as they are: the answer says which one isn't a date. */
export function planSearch(given: Record<string, unknown>): PlanSearch {
  const search: PlanSearch = {};
  for (const name of planNames) {
    const value = given[name];
    search[name] = typeof value === "string" && value !== "" ? value : undefined;
  }
  return search;
}

export function isPlanAsked(search: PlanSearch): boolean {
  return planNames.some((name) => search[name] !== undefined);
}
