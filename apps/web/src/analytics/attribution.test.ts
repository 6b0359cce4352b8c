import { describe, expect, it } from "vitest";
import { nextVisit } from "./attribution.ts";

const site = "https://site.example";
const none = { source: null, medium: null, campaign: null };
const letter = { source: "letter", medium: "email", campaign: "november" };
const letterLink = `${site}/states/texas?utm_source=letter&utm_medium=email&utm_campaign=november&gclid=1`;

describe("a visit", () => {
  it("begins with its first page, where it came from, and the campaign that brought it", () => {
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

  it("keeps its beginning on every further page", () => {
    const begun = nextVisit(null, letterLink, "https://news.example/");
    expect(nextVisit(begun, `${site}/contact`, `${site}/states/texas`)).toEqual(begun);
  });

  it("takes the newest campaign as its last, all of it", () => {
    const begun = nextVisit(null, letterLink, "");
    const again = nextVisit(begun, `${site}/?utm_source=search`, "https://search.example/");
    expect(again).toEqual({ ...begun, last: { ...none, source: "search" } });
  });

  it("without a campaign has none, whatever comes later", () => {
    const begun = nextVisit(null, `${site}/?utm_source=`, "");
    expect(begun.first).toEqual(none);
    expect(nextVisit(begun, letterLink, "")).toMatchObject({ first: none, last: letter });
  });

  it("holds at most 300 characters of anything", () => {
    const long = "x".repeat(5_000);
    const visit = nextVisit(
      null,
      `${site}/${long}?utm_source=${long}&utm_campaign=${long}`,
      `https://a.example/${long}`,
    );
    for (const text of [visit.landingPage, visit.referrer, visit.first.source, visit.last.campaign]) {
      expect(text).toHaveLength(300);
    }
  });
});
