/** Fees that a government sets each year. */
export const fees = {
  asOf: "2026-11-21",
  nextCheck: "2026-12-07",
  facts: {
    medicareApplication: {
      amount: "$750",
      year: 2026,
      source: "90 FR 55738 (December 3, 2025): institutional providers and DMEPOS suppliers, not physicians",
    },
  },
} as const;
