import { noTouch } from "@site/content/touch";
import { noAttribution } from "@site/db/leads/lead-fields";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { attributionInput } from "./inputs.ts";

function readAttribution(value: unknown) {
  return z.parse(attributionInput, value);
}

it("a lead's attribution is read with its referrer, its first and last campaign, and the page of its form", () => {
  const full = {
    landingPage: "/states/texas",
    referrer: "https://search.example/?q=credentialing",
    first: { ...noTouch, source: "news", medium: "email", campaign: "may", term: "texas" },
    last: { ...noTouch, source: "ads", medium: "cpc", campaign: "june", gclid: "Cj0KCQ" },
    page: "/states/ohio",
    about: "Ohio Medical Credentialing",
  };
  expect(readAttribution(full)).toEqual(full);
  expect(readAttribution({ landingPage: "/", last: { source: "ads" } })).toEqual({
    ...noAttribution,
    landingPage: "/",
    last: { ...noTouch, source: "ads" },
  });
});

it.each([undefined, null, 7, "text", [], [["landingPage", "/"]], { landingPage: 7, first: "ads", last: null }])(
  "%j is no attribution",
  (value) => {
    expect(readAttribution(value)).toEqual(noAttribution);
  },
);

it("each text of an attribution is shortened to 300 characters, and an empty one becomes null", () => {
  const long = "x".repeat(60_000);
  const { landingPage, referrer, first, page, about } = readAttribution({
    landingPage: `  ${long}`,
    referrer: "   ",
    page: long,
    about: long,
    first: { source: long, medium: "", campaign: "\u0000\n", gclid: long },
  });
  for (const text of [landingPage, first.source, first.gclid, page, about]) expect(text).toHaveLength(300);
  expect([referrer, first.medium, first.campaign]).toEqual([null, null, null]);
});
