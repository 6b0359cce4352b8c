/** End dates of the pandemic's telehealth exceptions; both have been extended before. */
export const telehealth = {
  asOf: "2026-11-21",
  nextCheck: "2026-12-14",
  facts: {
    medicareAtHome: {
      through: "December 31, 2027",
      source: "Consolidated Appropriations Act, 2026 (H.R. 7148, February 3, 2026)",
    },
    controlledMedications: { through: "December 31, 2026", source: "DEA and HHS, 90 FR 61301" },
  },
} as const;
