import { expect, it } from "vitest";
import { pageContent, textsBelow } from "../test/all-words.ts";
import { companyClaims, unconfirmed } from "./attestations.ts";

const claims = companyClaims.map(({ claim }) => claim);

it("texts marked as samples are counted by kind, and confirmed texts are not counted", () => {
  const [sample, confirmed] = [{ attestation: "sample" }, { attestation: "confirmed" }] as const;
  expect(unconfirmed({ testimonials: [sample, confirmed, sample], "case studies": [confirmed] })).toEqual([
    "2 testimonials",
  ]);
  const kinds = unconfirmed().map((line) => line.replace(/^\d+ /, ""));
  expect(kinds).toEqual(["testimonials", "case studies", "company claims", "legal texts"]);
});

it("every company claim of the list stands on a page, and every figure of a page is on the list", () => {
  const texts = textsBelow(pageContent);
  expect(claims.filter((claim) => !texts.some(({ text }) => text.includes(claim)))).toEqual([]);
  const figures = texts.filter(({ place }) => /\.(?:stats\.\d+|claims\.\w+)\.value$/.test(place));
  expect(figures.filter(({ text }) => !claims.includes(text))).toEqual([]);
});
