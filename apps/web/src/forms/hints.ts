import { isShortPhone } from "@site/content/short-phone";
import type { Field } from "./draft.ts";

export type Hint = "shortPhone" | "patientData";

/** The hint below each field, by the field's name. A hint is only a guess, so it never blocks sending. */
export const hints: Readonly<Record<string, (field: Field) => Hint | null>> = {
  phone: (field) => (field !== document.activeElement && isShortPhone(field.value) ? "shortPhone" : null),
  message: ({ value }) => (looksLikePatientData(value) ? "patientData" : null),
};

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
const date = `(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|${month}\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}\\s+${month}\\s+\\d{4})`;
/** The text between a label and its number: "MRN: 123", "DOB is 1/2/1980". */
const link = "(?:\\s*(?:is|no\\.?|number|#|:|=|-)){0,3}\\s*";

const patterns: readonly RegExp[] = [
  // A social security number. Groups of phone numbers have other lengths, and tax ids have two groups.
  /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/,
  new RegExp(`\\b(?:ssn|social security)\\b${link}\\d{9}(?!\\d)`, "i"),
  new RegExp(`\\b(?:mrn|medical record)\\b${link}[a-z]{0,3}\\d{3,}`, "i"),
  new RegExp(`\\b(?:dob|d\\.o\\.b\\.?|date of birth)${link}${date}`, "i"),
];

export function looksLikePatientData(message: string): boolean {
  return patterns.some((pattern) => pattern.test(message));
}
