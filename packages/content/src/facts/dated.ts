import { longDate } from "../calendar.ts";
import type { Duration, IsoDate } from "../types/content.ts";
import { formatDuration } from "./durations.ts";

/** `pnpm check` warns from the day `nextCheck` on. If it is null, the warning comes a year after `asOf`. */
type Dated = {
  asOf: IsoDate;
  nextCheck: IsoDate | null;
  facts: Record<string, { source: string } & Record<string, unknown>>;
};

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
} as const satisfies Dated;

function term(from: IsoDate, to: IsoDate) {
  return { since: longDate(from), firstTermEnded: longDate(to), from, to };
}

/** Moratoria on new Medicare enrollments: six months each, extendable by six months at a time (42 CFR 424.570). */
export const moratoria = {
  asOf: "2026-11-21",
  nextCheck: "2026-12-07",
  facts: {
    medicalSupplyCompanies: {
      ...term("2026-02-27", "2026-08-27"),
      source: "CMS notice, Federal Register, February 27, 2026; 42 CFR 424.570",
    },
    homeHealthAndHospice: {
      ...term("2026-05-13", "2026-11-13"),
      source: "CMS notices, Federal Register, May 13, 2026; CGS news 203224; 42 CFR 424.570",
    },
    retroactiveRevocations: { proposed: "July 1, 2026", source: "CMS fact sheet on the home health rule for 2027" },
  },
} as const satisfies Dated;

/** When the telehealth exceptions from the pandemic end. Both dates have been postponed before. */
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
} as const satisfies Dated;

type Window = { counts: string; duration: Duration; text: string; source: string };

function rule(from: number, unit: Duration["unit"], counts: string, source: string): Window {
  const duration: Duration = { from, to: from, unit };
  return { counts, duration, text: formatDuration(duration), source };
}

/** Time limits that rules set, in the rule's own unit. spans.ts has the durations of work. */
export const windows = {
  asOf: "2026-11-21",
  nextCheck: null,
  facts: {
    caqhAttestation: rule(120, "day", "between two CAQH attestations", "caqh.org, Provider Data Portal resources"),
    caqhAttestationIllinois: rule(
      180,
      "day",
      "between two CAQH attestations in Illinois",
      "caqh.org, Provider Data Portal resources",
    ),
    ncqaVerification: rule(120, "day", "from verification to decision", "NCQA FAQ, January 15, 2025"),
    ncqaCycle: rule(36, "month", "between two decisions of a health plan", "NCQA FAQ, March 15, 2020"),
    ncqaLateDecision: rule(30, "day", "late, and the plan may still recredential", "NCQA FAQ, March 15, 2020"),
    medicareRevalidation: rule(5, "year", "between two Medicare revalidations", "42 CFR 424.515"),
    dmeposRevalidation: rule(3, "year", "between two Medicare revalidations of a DMEPOS supplier", "42 CFR 424.57(g)"),
    revalidationNotice: rule(7, "month", "from posting of a due date to the date", "CMS, revalidation list"),
    medicareEarliestFiling: rule(60, "day", "before the effective date asked for", "42 CFR 424.526(a)"),
    medicareRetrospective: rule(30, "day", "of visits before the filing may be billed", "42 CFR 424.521"),
    dmeposOwnership: rule(
      36,
      "month",
      "after enrollment, in which the buyer of a majority must enroll as new",
      "90 FR 55342 (CY 2026 home health rule)",
    ),
    dmeposAccreditation: rule(12, "month", "between two accreditation surveys", "90 FR 55342; 42 CFR 424.58"),
    directoryCheck: rule(90, "day", "between two checks of a directory entry", "No Surprises Act, section 116"),
    directoryMedicareAdvantage: rule(
      30,
      "day",
      "for a Medicare Advantage plan to correct an entry",
      "42 CFR 422.111(m)",
    ),
    orderingOnlyIdle: rule(12, "month", "without a claim that names an ordering-only enrollment", "42 CFR 424.547"),
    npdbHospital: rule(2, "year", "between two data bank queries of a hospital", "45 CFR 60.17"),
    deaTraining: rule(8, "hour", "of training, once, before a DEA registration", "Public Law 117-328, section 1263"),
  },
} as const satisfies { asOf: string; nextCheck: null; facts: Record<string, Window> };
