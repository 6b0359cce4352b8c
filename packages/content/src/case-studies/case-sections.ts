import { paths } from "../paths.ts";
import type { CaseRow, CaseStudy, Section } from "../types/content.ts";
import { caseStudies } from "./case-studies.ts";

type CaseSection = Section & { kind: "cases" };

/** Anchor of a case on the page of all cases. */
export function caseAnchor({ id }: Pick<CaseStudy, "id">): string {
  return `case-${id}`;
}

export function caseRow(study: CaseStudy): CaseRow {
  const { ours, average } = study.days;
  return {
    name: study.name,
    scope: study.scope,
    ours: { days: ours, text: `${ours} days` },
    average: { days: average, text: `${average} days on average` },
    href: `${paths.caseStudies}#${caseAnchor(study)}`,
  };
}

/** All cases, for pages about the company as a whole. */
export const allCases: CaseSection = {
  kind: "cases",
  id: "cases",
  title: "Four files, four timelines",
  intro: null,
  cases: caseStudies.map(caseRow),
};

/** One case, for the page of its service. The title has the scope, so the row has a result in its place. */
export function caseSection(study: CaseStudy): CaseSection {
  return {
    kind: "cases",
    id: "case",
    title: `A case: ${lowerFirst(study.scope)}, ${study.days.ours} days`,
    intro: null,
    cases: [{ ...caseRow(study), scope: `${study.results[3]}.` }],
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
