import { addDays, dateInWords, type IsoDate, longDate } from "../calendar.ts";
import { windows } from "../facts/dated/windows.ts";
import { type Span, spans } from "../facts/spans.ts";
import type { PayerId } from "../plan-search.ts";

type Payer = {
  name: string;
  span: Span;
  /** What a filing after its day costs where it costs no billable day. null: it costs days, so the short end counts. */
  lateFiling: { lastDay: (start: IsoDate) => IsoDate; text: (start: IsoDate) => string } | null;
  notes: (start: IsoDate) => readonly string[];
};

const { medicareEarliestFiling, medicareRetrospective } = windows.facts;

/** 42 CFR 424.520(d): the later of filing and first service; 424.521: visits of the days before, if all else was met. */
function medicareLastDay(start: IsoDate): IsoDate {
  return addDays(start, medicareRetrospective.duration.from);
}

export const payers: Record<PayerId, Payer> = {
  medicare: {
    name: "Medicare",
    span: spans.medicareReview,
    lateFiling: {
      lastDay: medicareLastDay,
      text: (start) =>
        `The money may come after the first day. Filed by ${longDate(medicareLastDay(start))}, no day is lost.`,
    },
    notes: (start) => [
      `Not before ${dateInWords(addDays(start, -medicareEarliestFiling.duration.from))}: an application that arrives more than ${medicareEarliestFiling.text} ahead is returned.`,
      `Medicare’s date is the later of the filing and the first visit (42 CFR 424.520(d)); where something kept you from filing in advance, visits up to ${medicareRetrospective.text} before it may be billed (424.521).`,
    ],
  },
  medicaid: {
    name: "Medicaid",
    span: spans.medicaidEnrollment,
    lateFiling: null,
    notes: () => [
      "These are the days of the state’s own enrollment. Where its members are in managed care plans, a contract with each plan follows, and credentialing by the plan where the state doesn’t do it for all.",
    ],
  },
  commercial: {
    name: "Commercial plans",
    span: spans.commercialPlan,
    lateFiling: null,
    notes: () => ["Each plan on its own; few backdate."],
  },
  hospital: {
    name: "Hospital privileges",
    span: spans.hospitalPrivileges,
    lateFiling: null,
    notes: () => [
      "Some payers ask for them before they take the provider. Some medical staff offices begin while a license is pending, many don’t; where yours does, this file can leave before the license.",
    ],
  },
};
