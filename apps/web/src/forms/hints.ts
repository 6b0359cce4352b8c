import { isShortPhone } from "@site/content/short-phone";
import type { Field } from "./draft.ts";

export type Hint = "shortPhone" | "patientData";

/** A hint is only a guess, so it never keeps the visitor from sending the form. */
export const hints: Readonly<Record<string, (field: Field) => Hint | null>> = {
  phone: (field) => (field !== document.activeElement && isShortPhone(field.value) ? "shortPhone" : null),
  message: ({ value }) => (looksLikePatientData(value) ? "patientData" : null),
};

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
const date = `(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|${month}\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}\\s+${month}\\s+\\d{4})`;
/** Matches the words between a label and its number, such as the "is" in "DOB is 1/2/1980". */
const link = "(?:\\s*(?:is|no\\.?|number|#|:|=|-)){0,3}\\s*";

const patterns: readonly RegExp[] = [
  // A US social security number has groups of 3, 2 and 4 digits. Phone numbers and tax ids have other groups.
  /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/,
  new RegExp(`\\b(?:ssn|social security)\\b${link}\\d{9}(?!\\d)`, "i"),
  new RegExp(`\\b(?:mrn|medical record)\\b${link}[a-z]{0,3}\\d{3,}`, "i"),
  new RegExp(`\\b(?:dob|d\\.o\\.b\\.?|date of birth)${link}${date}`, "i"),
];

export function looksLikePatientData(message: string): boolean {
  return patterns.some((pattern) => pattern.test(message));
}
