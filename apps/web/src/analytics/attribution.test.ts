import { noCampaignTouch } from "@site/content/campaign-touch";
import { expect, it } from "vitest";
import { nextVisit, type Visit } from "./attribution.ts";

const site = "https://site.example";
const letterLink = `${site}/states/texas?utm_source=letter&utm_medium=email&utm_campaign=november&utm_term=texas&gclid=Cj0KCQ&utm_id=7`;
const utm = { source: "letter", medium: "email", campaign: "november", term: "texas" };
const letter = { ...noCampaignTouch, ...utm, gclid: "Cj0KCQ" };
const news = "https://news.example/story";
const byLetter = { landingPage: "/states/texas", referrer: news, first: letter, last: letter };

function visit(addresses: readonly string[], referrer = news, isPrivate = false): Visit {
  const [first = "", ...later] = addresses;
  const begun = nextVisit(null, first, referrer, isPrivate);
  return later.reduce((known, address) => nextVisit(known, address, "https://search.example/", isPrivate), begun);
}

it.each([
  ["of a letter", [letterLink], byLetter],
  ["with a later page", [letterLink, `${site}/contact`], byLetter],
  [
    "with a newer campaign, whose parts are not mixed with the older's",
    [letterLink, `${site}/?utm_source=search`],
    { ...byLetter, last: { ...noCampaignTouch, source: "search" } },
  ],
  [
    "with a newer ad click",
    [letterLink, `${site}/?msclkid=7f`],
    { ...byLetter, last: { ...noCampaignTouch, msclkid: "7f" } },
  ],
  [
    "that began without a campaign",
    [`${site}/?utm_source=`, letterLink],
    { ...byLetter, landingPage: "/", first: noCampaignTouch },
  ],
])("the attribution of a visit %s", (_, addresses, expected) => {
  expect(visit(addresses)).toEqual(expected);
});

it("the attribution of a visitor who asks for privacy has no campaign and no click", () => {
  const nothing = { ...byLetter, first: noCampaignTouch, last: noCampaignTouch };
  expect(visit([letterLink, letterLink], news, true)).toEqual(nothing);
});

it("a visit's referrer is another site, even a site whose name begins like ours", () => {
  const referrers = ["", site, `${site}/blog`, `${site}.other/`];
  expect(referrers.map((url) => visit([letterLink], url).referrer)).toEqual([null, null, null, `${site}.other/`]);
});

it("the attribution of a visit has at most 300 characters of each value", () => {
  const long = "x".repeat(5_000);
  const { landingPage, referrer, first } = visit(
    [`${site}/${long}?utm_source=${long}&gclid=${long}`],
    `${news}${long}`,
  );
  for (const text of [landingPage, referrer, first.source, first.gclid]) expect(text).toHaveLength(300);
});
