/** Member states of licensure compacts. Those of the IMLC are in states/facts.ts, with the same `asOf`. */
export const compacts = {
  asOf: "2026-06-30",
  facts: {
    imlc: {
      beyondStates: "the District of Columbia and Guam",
      source: "imlcc.com; Oregon Medical Board; New Mexico SB 1 (February 5, 2026); Arkansas Act 269 of 2025",
    },
    aprn: {
      enactedStates: 5,
      neededStates: 7,
      source: "nurselicenseguide.com: the APRN Compact is not in force",
    },
  },
} as const;
