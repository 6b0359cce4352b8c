import { expect, it } from "vitest";
import { aboutPage } from "../copy/about.ts";
import { spans } from "../facts/spans.ts";
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

it("every number and date on the about page is a listed claim or a duration with a source", () => {
  const known = [...claims, ...Object.values(spans).map(({ text }) => text), "120 days"];
  const { hero, closing, sections } = aboutPage;
  const unlisted = textsBelow([hero, closing, ...sections]).filter(({ text }) =>
    /\d/.test(known.reduce((rest, claim) => rest.replaceAll(claim, ""), text)),
  );
  expect(unlisted).toEqual([]);
});
