import { noCampaignTouch } from "@site/content/campaign-touch";
import { describe, expect, it } from "vitest";
import { nextVisit } from "./attribution.ts";

const site = "https://site.example";
const letter = {
  ...noCampaignTouch,
  source: "letter",
  medium: "email",
  campaign: "november",
  term: "texas",
  gclid: "Cj0KCQ",
};
const letterLink = `${site}/states/texas?utm_source=letter&utm_medium=email&utm_campaign=november&utm_term=texas&gclid=Cj0KCQ&utm_id=7`;

describe("the attribution of a visit", () => {
  it("holds the first page, the referrer and the first campaign", () => {
    expect(nextVisit(null, letterLink, "https://news.example/story")).toEqual({
      landingPage: "/states/texas",
      referrer: "https://news.example/story",
      first: letter,
      last: letter,
    });
  });

  it.each(["", site, `${site}/blog`])("came from nowhere when the page before is %j", (referrer) => {
    expect(nextVisit(null, `${site}/`, referrer).referrer).toBeNull();
  });

  it("keeps the first page on every further page", () => {
    const begun = nextVisit(null, letterLink, "https://news.example/");
    expect(nextVisit(begun, `${site}/contact`, `${site}/states/texas`)).toEqual(begun);
  });

  it("takes the newest campaign as the last one, with all its parts", () => {
    const begun = nextVisit(null, letterLink, "");
    const again = nextVisit(begun, `${site}/?utm_source=search`, "https://search.example/");
    expect(again).toEqual({ ...begun, last: { ...noCampaignTouch, source: "search" } });
  });

  it("has no first campaign when the visit began without one", () => {
    const begun = nextVisit(null, `${site}/?utm_source=`, "");
    expect(begun.first).toEqual(noCampaignTouch);
    expect(nextVisit(begun, letterLink, "")).toMatchObject({ first: noCampaignTouch, last: letter });
  });

  it("takes an ad click without campaign labels as the newest touch", () => {
    const begun = nextVisit(null, letterLink, "");
    expect(nextVisit(begun, `${site}/?msclkid=7f`, "").last).toEqual({ ...noCampaignTouch, msclkid: "7f" });
  });

  it("names no campaign and no click of a visitor who asks for privacy", () => {
    const begun = nextVisit(null, letterLink, "", true);
    expect(begun).toEqual({
      landingPage: "/states/texas",
      referrer: null,
      first: noCampaignTouch,
      last: noCampaignTouch,
    });
    expect(nextVisit(begun, letterLink, "", true)).toEqual(begun);
  });

  it("holds at most 300 characters of each value", () => {
    const long = "x".repeat(5_000);
    const visit = nextVisit(null, `${site}/${long}?utm_source=${long}&gclid=${long}`, `https://a.example/${long}`);
    for (const text of [visit.landingPage, visit.referrer, visit.first.source, visit.last.gclid]) {
      expect(text).toHaveLength(300);
    }
  });
});
