import type { Duration, IsoDate } from "../types/content.ts";
import { formatDuration } from "./durations.ts";

/** A duration that the site states. Pages, figures and articles take it from here, so that they agree. */
export type Span = {
  /** The work or period that takes this long. */
  counts: string;
  begins: string;
  ends: string;
  duration: Duration;
  /** Formatted, such as "60-120 days". */
  text: string;
  source: string;
  /** Day on which the source was last checked. */
  asOf: IsoDate;
  /** Both ends are averages that offices publish, so that single cases take longer. */
  isAverage: boolean;
};

const checkedOn: IsoDate = "2026-11-21";
const requiredOn: IsoDate = "2026-11-20";

const days = (from: number, to: number | null = from): Duration => ({ from, to, unit: "day" });
const hours = (from: number): Duration => ({ from, to: from, unit: "hour" });
const months = (from: number, to = from): Duration => ({ from, to, unit: "month" });
const years = (from: number, to = from): Duration => ({ from, to, unit: "year" });

/** A figure of the customer. @param requirement number in docs/requirements.md */
function required(requirement: number, duration: Duration, counts: string, begins: string, ends: string): Span {
  const source = `requirement ${requirement}`;
  const text = formatDuration(duration);
  return { counts, begins, ends, duration, text, source, asOf: requiredOn, isAverage: false };
}

function sourced(source: string, duration: Duration, counts: string, begins: string, ends: string): Span {
  const text = formatDuration(duration);
  return { counts, begins, ends, duration, text, source, asOf: checkedOn, isAverage: false };
}

const complete = "a complete file";
const approval = "approval";
const effective = "an effective date in writing";

/** The customer's figures for whole jobs. A page with two of them must say what each one counts. */
const services = {
  ourAverage: required(3, days(45), "our average over all files and services", complete, approval),
  industryAverage: required(6, days(90, null), "the industry’s average for credentialing", complete, approval),
  response: required(106, hours(24), "our answer to a request", "the request", "our answer"),
  physicianTurnaround: required(32, days(30), "our average over the five steps", "the first call", "the decision"),
  physicianTypical: required(32, days(60, 120), "a physician with one payer or hospital", complete, approval),
  initialCredentialing: required(76, days(90, 180), "all payers of a provider", "the first document", "the last"),
  oneApplication: required(70, days(30, 90), "one application, on average", complete, approval),
  facility: required(33, months(6, 12), "a new facility", "the first form", "the last payer contract"),
  payerList: required(34, days(60, 180), "a full list of payers", "the start", "the last effective date"),
  onePayer: required(76, days(30, 120), "enrollment with one payer", complete, effective),
  negotiation: required(108, days(30, 90), "a negotiation with one payer", "the first letter", "signed terms"),
  paymentTermsGained: required(35, days(30), "payment terms gained, on average", "the old terms", "the new ones"),
  paneling: required(108, days(90, 180), "a list of panels", "the first call", "the last active panel"),
  dental: required(108, days(60, 120), "a dentist with one plan", complete, effective),
  privacyRetention: required(82, years(7, 10), "credentialing records kept", "the end of the work", "deletion"),
  teamExperience: required(32, { from: 15, to: null, unit: "year" }, "experience of our team", "a first job", "today"),
} satisfies Record<string, Span>;

const renewals = {
  renewalStart: required(36, days(120), "our start of a renewal", "the start", "expiry"),
  renewalStartRange: required(76, days(120, 180), "the start of a renewal", "the start", "expiry"),
  renewalProcess: required(36, days(30, 60), "a renewal’s review", "updated documents", "the decision"),
  renewalWhole: required(76, days(60, 90), "a renewal", "our request for documents", "the decision"),
  renewalCycle: required(36, years(2, 3), "a hospital’s or a plan’s cycle", "approval", "the next approval"),
  insurerCycle: required(108, years(3, 5), "an insurer’s cycle", "approval", "the next approval"),
} satisfies Record<string, Span>;

const step = (requirement: number, from: number, to: number) =>
  required(requirement, days(from, to), "one step of a process", "the step before", "the next step");
const sumOfSteps = (requirement: number, from: number, to: number) =>
  required(
    requirement,
    days(from, to),
    "the steps of a process, added up",
    "the first call",
    "the last of these steps",
  );

const steps = {
  physicianConsultation: step(32, 1, 2),
  physicianDocuments: step(32, 3, 5),
  physicianPreparation: step(32, 2, 3),
  physicianCollecting: sumOfSteps(32, 4, 7),
  physicianOwnSteps: sumOfSteps(32, 6, 10),
  physicianVerification: step(32, 15, 20),
  physicianApproval: step(32, 5, 10),
  physicianDeciding: sumOfSteps(32, 20, 30),
  physicianAllSteps: sumOfSteps(32, 26, 40),
  enrollmentAssessment: step(34, 2, 3),
  enrollmentDocuments: step(34, 5, 7),
  enrollmentPreparation: step(34, 10, 15),
  enrollmentSubmission: step(34, 1, 2),
  enrollmentOwnSteps: sumOfSteps(34, 18, 27),
  enrollmentReview: step(34, 30, 90),
  enrollmentActivation: step(34, 10, 20),
  panelingAssessment: step(37, 3, 5),
  panelingResearch: step(37, 2, 3),
  panelingPreparation: step(37, 5, 10),
  panelingSubmission: step(37, 1, 2),
  panelingOwnSteps: sumOfSteps(37, 11, 20),
  panelingReview: step(37, 30, 120),
  panelingActivation: step(37, 10, 15),
} satisfies Record<string, Span>;

const specialty = (from: number, to: number) => required(42, days(from, to), "a specialty’s file", complete, approval);

const specialties = {
  ophthalmology: specialty(90, 120),
  pediatric: specialty(60, 90),
  familyMedicine: specialty(60, 90),
  painManagement: specialty(90, 120),
  obgyn: specialty(90, 120),
  orthopedic: specialty(120, 150),
  nephrology: specialty(90, 120),
  internalMedicine: specialty(60, 90),
  podiatry: specialty(90, 120),
  dermatology: specialty(120, 150),
  neurology: specialty(90, 120),
  dmeHme: specialty(30, 60),
} satisfies Record<string, Span>;

const caseStudy = (of: number) => required(79, days(of), "a case study", "complete documents", "the last approval");

const cases = {
  caseGroup: caseStudy(45),
  caseSurgeryCenter: caseStudy(60),
  caseMentalHealth: caseStudy(30),
  caseEmergency: caseStudy(15),
} satisfies Record<string, Span>;

/** Processing times of payers and hospitals, from sources. They change, so they must be checked again. */
const clocks = {
  medicareReview: {
    ...sourced(
      "averages that three contractors publish: CGS Part B 7 and 28 days (cgsmedicare.com), First Coast 8 and 30 (2022), Noridian 15-50; single applications take longer, and PECOS was down or restricted from April 20 to May 3, 2026",
      days(7, 50),
      "a Medicare contractor’s work on one application; site visits, fingerprints and surveys come on top",
      "receipt of a complete application",
      "the approval letter",
    ),
    isAverage: true,
  },
  medicaidEnrollment: sourced(
    "no federal limit; Cal. Welf. & Inst. Code 14043.26 allows Medi-Cal up to 180 days, for physicians 90 and with preferred status 60; short end: online states",
    days(30, 180),
    "a state’s Medicaid enrollment; its managed care plans come after it",
    "receipt of a complete application",
    "the state’s Medicaid ID",
  ),
  commercialPlan: sourced(
    "ranges that credentialing firms published for 2025 and 2026; NCQA’s 120 days between verification and decision",
    days(60, 120),
    "a commercial plan’s credentialing and loading",
    complete,
    effective,
  ),
  hospitalPrivileges: sourced(
    "ranges that credentialing firms published for 2025 and 2026; each hospital’s bylaws set its own limit (Joint Commission, medical staff standards)",
    days(90, 180),
    "a hospital’s verification, committees and board",
    complete,
    "granted privileges",
  ),
  behavioralNetwork: sourced(
    "as commercialPlan: behavioral networks credential under the same NCQA standards",
    days(60, 120),
    "one provider with one behavioral network",
    complete,
    effective,
  ),
  surgeonCaseLog: sourced(
    "what hospitals’ privilege forms usually ask of a surgeon",
    months(12, 24),
    "operative cases listed for privileges",
    "the oldest case listed",
    "the application",
  ),
} satisfies Record<string, Span>;

export const spans = {
  ...services,
  ...renewals,
  ...steps,
  ...specialties,
  ...cases,
  ...clocks,
} satisfies Record<string, Span>;
