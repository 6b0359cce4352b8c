import { noAttribution, noTouch } from "@site/db/leads/lead";
import { expect, it } from "vitest";
import { readAttribution } from "./attribution.ts";

it("keeps where a visit came from, and what brought it first and last", () => {
  const full = {
    landingPage: "/states/texas",
    referrer: "https://search.example/?q=credentialing",
    first: { source: "news", medium: "email", campaign: "may" },
    last: { source: "ads", medium: "cpc", campaign: "june" },
  };
  expect(readAttribution(full)).toEqual(full);
  expect(readAttribution({ landingPage: "/", last: { source: "ads" } })).toEqual({
    landingPage: "/",
    referrer: null,
    first: noTouch,
    last: { source: "ads", medium: null, campaign: null },
  });
});

it.each([undefined, null, 7, "text", [], [["landingPage", "/"]], { landingPage: 7, first: "ads", last: null }])(
  "%j is no attribution",
  (value) => {
    expect(readAttribution(value)).toEqual(noAttribution);
  },
);

it("cuts each text to 300 characters, empty ones to nothing", () => {
  const long = "x".repeat(60_000);
  const { landingPage, referrer, first } = readAttribution({
    landingPage: `  ${long}`,
    referrer: "   ",
    first: { source: long, medium: "", campaign: "\u0000\n" },
  });
  expect([landingPage?.length, first.source?.length]).toEqual([300, 300]);
  expect([referrer, first.medium, first.campaign]).toEqual([null, null, null]);
});

it("leaves no control character that could end a line in a mail or colour a terminal", () => {
  const { referrer } = readAttribution({ referrer: "https://a.example/\r\nBcc: b@b.example\u001b[31m\u0000" });
  expect(referrer).toBe("https://a.example/ Bcc: b@b.example[31m");
});
