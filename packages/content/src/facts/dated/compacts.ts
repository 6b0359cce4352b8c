/** Member states of licensure compacts. Those of the IMLC are in states/facts.ts, with the same `asOf`. */
export const compacts = {
  asOf: "2026-07-16",
  nextCheck: "2027-01-04",
  facts: {
    imlc: {
      beyondStates: "the District of Columbia and Guam",
      source:
        "imlcc.com, map of July 16, 2026 (46 jurisdictions; Alaska since June 22, 2026); Oregon Medical Board; New Mexico SB 1 (February 5, 2026); Arkansas Act 269 of 2025",
    },
    aprn: {
      neededStates: 7,
      source:
        "NCSBN, February 9, 2024 (South Dakota is the fourth to enact); ncsbn.org, APRN Compact: implemented when seven states have enacted it",
    },
    counseling: {
      issuingStates: "Arizona, Georgia, Indiana, Louisiana, Minnesota and Ohio",
      source: "certoutlook.com, June 13, 2026, after the Counseling Compact Commission",
    },
  },
} as const;
