import { expect, it } from "vitest";
import { legalDocuments } from "./legal.ts";

const { "privacy-policy": privacy, "terms-of-service": terms } = legalDocuments;

it("a policy shows June 12, 2025 as both dates (requirement 81) until the operator has confirmed and dated it", () => {
  for (const { heading, effectiveOn, updatedOn, attestation } of [privacy, terms]) {
    expect(effectiveOn, heading).toBe("2025-06-12");
    if (attestation === "sample") expect(updatedOn, heading).toBe("2025-06-12");
  }
});

it("the privacy policy has the 12 sections of requirement 82, in its order", () => {
  const ids = [
    ...["introduction", "information-collected", "use", "sharing", "security", "rights"],
    ...["cookies", "retention", "children", "changes", "contact", "hipaa"],
  ];
  expect(privacy.sections.map((section) => section.id)).toEqual(ids);
});

it("the terms have the 16 sections of requirement 83, in its order", () => {
  const ids = [
    ...["acceptance", "services", "user-responsibilities", "payment-terms", "service-limitations"],
    ...["confidentiality", "intellectual-property", "liability", "indemnification", "termination"],
    ...["dispute-resolution", "governing-law", "compliance", "modifications", "severability", "contact"],
  ];
  expect(terms.sections.map((section) => section.id)).toEqual(ids);
});

it.each([
  [privacy, "retention", /7-10 years/],
  [privacy, "children", /18/],
  [privacy, "cookies", /until you close the tab.*draft.*deleted when the request has been sent/is],
  [privacy, "contact", /\{privacyEmail\}.*\{phone\}.*\{street\}/s],
  [terms, "dispute-resolution", /negotiat.*mediation.*binding arbitration/is],
  [terms, "contact", /\{legalEmail\}/],
])("section %s of $heading says %s", (document, id, words) => {
  const section = document.sections.find((candidate) => candidate.id === id);
  expect([...(section?.paragraphs ?? []), ...(section?.items ?? [])].join("\n")).toMatch(words);
});
