import { formatDuration } from "../facts/durations.ts";
import { paths } from "../paths.ts";
import type { CaseRow, CaseStudy, Section } from "../types/content.ts";
import { caseStudies } from "./case-studies.ts";

type CaseSection = Section & { kind: "cases" };

export function caseAnchor({ id }: Pick<CaseStudy, "id">): string {
  return `case-${id}`;
}

function caseRow(study: CaseStudy): CaseRow {
  return {
    name: study.name,
    scope: study.scope,
    faster: `${study.metrics.timeReduction} faster than ${averageOf(study)}`,
    days: study.days,
    average: study.average.days,
    href: `${paths.caseStudies}#${caseAnchor(study)}`,
  };
}

function averageOf({ average: { of, days } }: CaseStudy): string {
  return `${of} (${formatDuration(days)})`;
}

/** Shown with every case, because readers may take a single result for a typical one (16 CFR 255.2). */
const notTypical = "A single case is not a promise. Your time depends on your payers, your state and your documents.";

export const allCases = { intro: notTypical, cases: caseStudies.map(caseRow) };

/** The section's title names the scope, so the row shows a result instead. */
export function caseSection(study: CaseStudy): CaseSection {
  return {
    kind: "cases",
    id: "case",
    title: `A case: ${lowerFirst(study.scope)}, ${study.timeline}`,
    intro: notTypical,
    cases: [{ ...caseRow(study), scope: study.results[3] }],
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
