import { expect, it } from "vitest";
import { aboutPage } from "../copy/about.ts";
import { spans } from "../facts/spans.ts";
import { pageContent, textsBelow } from "../test/all-words.ts";
import { companyClaims, unconfirmed } from "./attestations.ts";

it("texts marked as samples are counted by kind, and confirmed texts are not counted", () => {
  const [sample, confirmed] = [{ attestation: "sample" }, { attestation: "confirmed" }] as const;
  expect(unconfirmed({ testimonials: [sample, confirmed, sample], "case studies": [confirmed] })).toEqual([
    "2 testimonials",
  ]);
});

it("testimonials, case studies, claims and legal texts are samples as delivered", () => {
  const kinds = unconfirmed().map((line) => line.replace(/^\d+ /, ""));
  expect(kinds).toEqual(["testimonials", "case studies", "company claims", "legal texts"]);
});

it("every company claim of the list stands on a page, and every figure of a page is on the list", () => {
  const texts = textsBelow(pageContent).map(({ text }) => text);
  for (const { claim } of companyClaims)
    expect(
      texts.some((text) => text.includes(claim)),
      claim,
    ).toBe(true);

  const figures = textsBelow(pageContent).filter(({ place }) => /\.(?:stats\.\d+|claims\.\w+)\.value$/.test(place));
  expect(figures.length).toBeGreaterThan(10);
  expect(figures.filter(({ text }) => !companyClaims.some(({ claim }) => claim === text))).toEqual([]);
});

it("every number and date on the about page is a listed claim or a duration with a source", () => {
  const known = [
    ...companyClaims.map(({ claim }) => claim),
    ...Object.values(spans).map(({ text }) => text),
    "120 days",
  ];
  const { hero, closing, sections } = aboutPage;
  const unlisted = textsBelow([hero, closing, ...sections]).filter(({ text }) =>
    /\d/.test(known.reduce((rest, claim) => rest.replaceAll(claim, ""), text)),
  );
  expect(unlisted).toEqual([]);
});
