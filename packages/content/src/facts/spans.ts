import type { Duration, IsoDate } from "../types/content.ts";
import { days, formatDuration, months } from "./durations.ts";

/** A duration that the site states. Pages, figures and articles read it here, so that they agree. */
type Span = {
  duration: Duration;
  text: string;
};

/** A duration with its beginning and end, so that the days of one step aren't published as those of another. */
export type CountedSpan = Span & {
  begins: string;
  ends: string;
};

export type SourcedSpan = CountedSpan & {
  source: string;
  asOf: IsoDate;
  /** Both ends are averages that offices publish, so a single case may take longer. */
  isAverage: boolean;
};

/** The longest time that a rule allows isn't a usual time, so a limit has no `duration`. */
export type Limit = {
  atMostDays: number;
  /** Whose step it is, such as "Wyoming Medicaid’s decision". */
  step: string;
  begins: string;
  ends: string;
  source: string;
  asOf: IsoDate;
};

export function limitText({ atMostDays, begins, ends }: Limit): string {
  return `At most ${atMostDays} days, from ${begins} to ${ends}`;
}

export function sourcedText({ isAverage, text, begins, ends }: SourcedSpan): string {
  return `${isAverage ? "Averages of" : "Usually"} ${text}, from ${begins} to ${ends}`;
}

const checkedOn: IsoDate = "2026-11-21";

function span(duration: Duration): Span {
  return { duration, text: formatDuration(duration) };
}

function counted(duration: Duration, begins: string, ends: string): CountedSpan {
  return { ...span(duration), begins, ends };
}

function sourced(source: string, duration: Duration, begins: string, ends: string): SourcedSpan {
  return { ...counted(duration, begins, ends), source, asOf: checkedOn, isAverage: false };
}

const complete = "a complete file";
const approval = "approval";
const effective = "a confirmed effective date";

/** The customer's figures for whole jobs: requirements 3, 6, 32 to 37, 70, 76, 106 and 108. */
const services = {
  ourAverage: span(days(45)),
  industryAverage: span(days(90, null)),
  response: span({ from: 24, to: 24, unit: "hour" }),
  physicianTypical: counted(days(60, 120), complete, approval),
  facility: counted(months(6, 12), "the first form", "the last payer contract"),
  payerList: counted(days(60, 180), "the start of work", "the last effective date"),
  negotiation: span(days(30, 90)),
  paneling: counted(days(90, 180), "the first call", "the last active panel"),
  dental: counted(days(60, 120), complete, effective),
  renewalProcess: counted(days(30, 60), "updated documents", "the decision"),
} satisfies Record<string, Span>;

const step = (from: number, to: number) => span(days(from, to));

/** The steps of processes, and their sums: requirements 32, 34 and 37. */
const steps = {
  physicianConsultation: step(1, 2),
  physicianDocuments: step(3, 5),
  physicianPreparation: step(2, 3),
  physicianCollecting: step(4, 7),
  physicianVerification: step(15, 20),
  physicianApproval: step(5, 10),
  physicianDeciding: step(20, 30),
  enrollmentAssessment: step(2, 3),
  enrollmentDocuments: step(5, 7),
  enrollmentPreparation: step(10, 15),
  enrollmentSubmission: step(1, 2),
  enrollmentOwnSteps: step(18, 27),
  enrollmentReview: step(30, 90),
  enrollmentActivation: step(10, 20),
  panelingAssessment: step(3, 5),
  panelingResearch: step(2, 3),
  panelingPreparation: step(5, 10),
  panelingSubmission: step(1, 2),
  panelingOwnSteps: step(11, 20),
  panelingReview: step(30, 120),
  panelingActivation: step(10, 15),
} satisfies Record<string, Span>;

/** The days from complete documents to the last approval: requirement 79. */
const cases = {
  caseGroup: span(days(45)),
  caseSurgeryCenter: span(days(60)),
  caseMentalHealth: span(days(30)),
  caseEmergency: span(days(15)),
  // The averages of requirement 79: 45 days are 50% faster than 90.
  caseGroupAverage: span(days(90)),
  caseSurgeryCenterAverage: span(days(90)),
  caseMentalHealthAverage: span(days(120)),
  caseEmergencyAverage: span(days(75)),
} satisfies Record<string, Span>;

/** Processing times of payers and hospitals, from sources. They change, so they must be checked again. */
const clocks = {
  medicareReview: {
    ...sourced(
      "averages that three contractors publish: CGS Part B 7 and 28 days (cgsmedicare.com), First Coast 8 and 30 (2022), Noridian 15-50; single applications take longer",
      days(7, 50),
      "receipt of a complete application",
      "the approval letter",
    ),
    isAverage: true,
  },
  medicaidEnrollment: sourced(
    "our own planning range, because there is no federal limit. The long end is the longest state limit that we know of (Cal. Welf. & Inst. Code 14043.26), and the short end is for states with online applications",
    days(30, 180),
    "receipt of a complete application",
    "the state’s Medicaid ID",
  ),
  commercialPlan: sourced(
    "ranges that credentialing firms published for 2025 and 2026; NCQA’s 120 days between verification and decision",
    days(60, 120),
    complete,
    effective,
  ),
  aetnaCredentialing: {
    ...sourced(
      "aetna.com, How to apply to join the Aetna network",
      days(45, 180),
      "the signed contract and a complete CAQH profile",
      "written notice that credentialing is finished",
    ),
    asOf: "2026-11-23",
  },
  hospitalPrivileges: sourced(
    "ranges that credentialing firms published for 2025 and 2026; each hospital’s bylaws set its own limit (Joint Commission, medical staff standards)",
    days(90, 180),
    complete,
    "granted privileges",
  ),
  behavioralNetwork: sourced(
    "our planning range for commercial plans, because many behavioral networks credential under NCQA’s standards too",
    days(60, 120),
    complete,
    effective,
  ),
  surgeonCaseLog: sourced(
    "usual requirement of hospitals’ privilege forms for surgeons",
    months(12, 24),
    "the oldest case listed",
    "the application",
  ),
} satisfies Record<string, SourcedSpan>;

export const spans = { ...services, ...steps, ...cases, ...clocks };
