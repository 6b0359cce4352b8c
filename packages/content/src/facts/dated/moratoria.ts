/** Halts of new Medicare enrollments. Each ran six months at first and may be extended by six more at a time. */
export const moratoria = {
  asOf: "2026-06-30",
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
  },
} as const;
