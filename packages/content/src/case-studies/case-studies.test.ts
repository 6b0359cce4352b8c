import { expect, it } from "vitest";
import { formatDuration } from "../facts/durations.ts";
import { caseStudies } from "./case-studies.ts";

it("the four case studies have the figures of requirement 79", () => {
  const figures = caseStudies.map(({ id, timeline, providers, metrics }) =>
    [id, providers, timeline, metrics.timeReduction, metrics.networkContracts].join(" | "),
  );
  expect(figures).toEqual([
    "1 | 12 | 45 days | 50% | 15 networks",
    "2 | Facility + 8 surgeons | 60 days | 33% | 8 contracts",
    "3 | 6 | 30 days | 75% | 12 networks",
    "4 | 1 physician | 15 days | 80% | Network contracts kept in force",
  ]);
  expect(caseStudies.map((study) => study.category)).toEqual([
    "Physician Credentialing",
    "Facility Credentialing",
    "Payer Enrollment",
    "Emergency Re-Credentialing",
  ]);
  expect(caseStudies.map((study) => study.metrics.approvalRate)).toEqual(["100%", "100%", "100%", "100%"]);
  expect(caseStudies[2]?.metrics.revenueImpact).toContain("150%");
  expect(caseStudies[3]?.metrics.revenueImpact).toContain("No interruption");
});

it("the words, metrics and figure of a case study agree", () => {
  for (const { title, results, timeline, days, metrics } of caseStudies) {
    const words = results.join("\n");
    // The panel of metrics has no place for the contracts (requirement 78).
    const said = [
      timeline,
      `${metrics.timeReduction} faster than average`,
      "100% approval rate",
      metrics.networkContracts,
    ];
    expect(
      said.filter((text) => !words.includes(text)),
      title,
    ).toEqual([]);
    expect(formatDuration(days), title).toBe(timeline);
  }
});
