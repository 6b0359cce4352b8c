/** Moratoria on new Medicare enrollments: six months each, extendable by six months at a time (42 CFR 424.570). */
export const moratoria = {
  asOf: "2026-11-21",
  nextCheck: "2026-12-07",
  facts: {
    medicalSupplyCompanies: {
      since: "February 27, 2026",
      firstTermEnded: "August 27, 2026",
      source: "CMS notice, Federal Register, February 27, 2026; 42 CFR 424.570",
    },
    homeHealthAndHospice: {
      since: "May 13, 2026",
      firstTermEnded: "November 13, 2026",
      source: "CMS notices, Federal Register, May 13, 2026; CGS news 203224; 42 CFR 424.570",
    },
    retroactiveRevocations: { proposed: "July 1, 2026", source: "CMS fact sheet on the home health rule for 2027" },
  },
} as const;
