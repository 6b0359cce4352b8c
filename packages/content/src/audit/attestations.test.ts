import { expect, it } from "vitest";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { services } from "../services/services.ts";
import { claims } from "../site.ts";
import { pageContent, textsBelow } from "../test/all-words.ts";
import { companyClaims, unconfirmed } from "./attestations.ts";

it("what is marked as a sample is counted by its kind, what is confirmed is not", () => {
  const [sample, confirmed] = [{ attestation: "sample" }, { attestation: "confirmed" }] as const;
  expect(unconfirmed({ testimonials: [sample, confirmed, sample], "case studies": [confirmed] })).toEqual([
    "2 testimonials",
  ]);
});

it("testimonials, case studies, claims and legal texts are samples as delivered", () => {
  const kinds = unconfirmed().map((line) => line.replace(/^\d+ /, ""));
  expect(kinds).toEqual(["testimonials", "case studies", "company claims", "legal texts"]);
});

it("every claim of the list is made on a page, and every figure that boasts is on the list", () => {
  const texts = textsBelow(pageContent).map(({ text }) => text);
  for (const { claim } of companyClaims)
    expect(
      texts.some((text) => text.includes(claim)),
      claim,
    ).toBe(true);

  const negotiated = services["payer-contract-negotiation"].sections.flatMap((section) =>
    section.kind === "stats" ? section.stats : [],
  );
  const boasts = [...Object.values(claims), ...caseStudiesCopy.impact.stats, ...negotiated].map(({ value }) => value);
  const listed: string[] = companyClaims.map(({ claim }) => claim);
  expect(boasts.filter((value) => !listed.includes(value))).toEqual([]);
});
