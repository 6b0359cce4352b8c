import { addDays, dateInWords, type IsoDate } from "../calendar.ts";
import { windows } from "../facts/dated/windows.ts";
import { type Span, spans } from "../facts/spans.ts";
import type { PayerId } from "../plan-search.ts";

type Payer = { name: string; span: Span; notes: (start: IsoDate) => readonly string[] };

const { medicareEarliestFiling } = windows.facts;

export const payers: Record<PayerId, Payer> = {
  medicare: {
    name: "Medicare",
    span: spans.medicareReview,
    notes: (start) => [
      `Not before ${dateInWords(addDays(start, -medicareEarliestFiling.duration.from))}: an application that arrives more than ${medicareEarliestFiling.text} ahead is returned.`,
    ],
  },
  medicaid: {
    name: "Medicaid",
    span: spans.medicaidEnrollment,
    notes: () => ["The time depends on the state. Its managed care plans come after it."],
  },
  commercial: {
    name: "Commercial plans",
    span: spans.commercialPlan,
    notes: () => ["Each plan on its own; few backdate."],
  },
  hospital: {
    name: "Hospital privileges",
    span: spans.hospitalPrivileges,
    notes: () => ["Some payers ask for them before they take the provider."],
  },
};
