import { type ClockRow, clockRows } from "../ids/clock.ts";
import type { ClockFigure } from "../types/content.ts";
import { type Span, spanGroups, spans } from "./spans.ts";

const { steps, specialties } = spanGroups;

/** The site's one clock: what a reader's own case usually takes. Every figure and answer about time takes its days here. */
const rows: Record<ClockRow, { label: string; span: Span }> = {
  renewal: { label: "A renewal", span: spans.renewalProcess },
  onePlan: { label: "A new provider with one plan", span: spans.physicianTypical },
  payerList: { label: "A new provider with a full list of payers", span: spans.payerList },
  facility: { label: "A new facility", span: spans.facility },
};

function all<K extends string>(group: Record<K, Span>, row: ClockRow): Record<K, ClockRow> {
  return Object.fromEntries(Object.keys(group).map((id) => [id, row])) as Record<K, ClockRow>; // the same keys
}

/**
 * The case to which each duration of the site belongs. null: it is no time to an approval, but an average over all cases,
 * a date to keep or a period.
 */
export const rowOfSpan: Record<keyof typeof spans, ClockRow | null> = {
  ourAverage: null,
  industryAverage: null,
  response: null,
  physicianTurnaround: "onePlan",
  physicianTypical: "onePlan",
  oneApplication: "onePlan",
  onePayer: "onePlan",
  dental: "onePlan",
  ...all(steps, "onePlan"),
  ...all(specialties, "onePlan"),
  medicareReview: "onePlan",
  medicaidEnrollment: "onePlan",
  commercialPlan: "onePlan",
  behavioralNetwork: "onePlan",
  hospitalPrivileges: "onePlan",
  initialCredentialing: "payerList",
  payerList: "payerList",
  paneling: "payerList",
  caseGroup: "payerList",
  caseMentalHealth: "payerList",
  facility: "facility",
  caseSurgeryCenter: "facility",
  renewalProcess: "renewal",
  renewalWhole: "renewal",
  caseEmergency: "renewal",
  renewalStart: null,
  renewalStartRange: null,
  renewalCycle: null,
  insurerCycle: null,
  negotiation: null,
  paymentTermsGained: null,
  privacyRetention: null,
  teamExperience: null,
  surgeonCaseLog: null,
};

export const clock: ClockFigure = {
  title: "Usual time from a complete file to approval",
  rows: clockRows.map((id) => ({
    id,
    label: `${rows[id].label}: ${rows[id].span.text}`,
    duration: rows[id].span.duration,
  })),
  average: {
    days: spans.ourAverage.duration.from,
    label: `Our average over all files, renewals included: ${spans.ourAverage.text}`,
  },
};

const shownGroups = [spanGroups.services, spanGroups.renewals, spanGroups.clocks];

/** What else the site says about each case, with what each figure counts. */
export const clockTerms = clockRows.map((id) => {
  const { begins, ends } = rows[id].span;
  const others = shownGroups
    .flatMap((group): [string, Span][] => Object.entries(group))
    .filter(([name, span]) => rowOfSpan[name as keyof typeof spans] === id && span !== rows[id].span) // a key of a group is a key of all
    .map(([, { text, counts }]) => `${text}: ${counts}`);
  const also = others.length === 0 ? "" : ` Of this, or beside it: ${others.join("; ")}.`;
  return { term: `${rows[id].label}: ${rows[id].span.text}`, description: `From ${begins} to ${ends}.${also}` };
});

/** The sentence below a figure that gives averages alone. */
export const ownCase = `${rows.onePlan.label}: ${rows.onePlan.span.text}. ${rows.renewal.label}: ${rows.renewal.span.text}.`;
