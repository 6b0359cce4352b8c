/** The four kinds of files. Each has its own span in facts/spans.ts. */
export const payerIds = ["medicare", "medicaid", "commercial", "hospital"] as const;
export type PayerId = (typeof payerIds)[number];

/** The plans that the planner offers for the commercial file. facts/payers.ts has all of them but `behavioral`. */
export const planIds = [
  ...(["aetna", "cigna", "unitedhealthcare", "blues", "humana", "tricare", "va"] as const),
  "behavioral",
] as const;
export type PlanId = (typeof planIds)[number];

/** The parameters with the first days of the second to tenth providers, if they differ from the first provider's. */
export const ownStartNames = [
  ...(["start2", "start3", "start4", "start5", "start6"] as const),
  ...(["start7", "start8", "start9", "start10"] as const),
] as const;

/** The home and contact pages read these parameters too. Without `license`, the provider has the license. */
export const planNames = ["start", "state", "payer", "license", "providers", ...ownStartNames, ...payerIds] as const;

export type PlanSearch = { [Name in (typeof planNames)[number]]?: string | undefined };

/** Keeps invalid values, because the planner says which parameter isn't a date. */
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
