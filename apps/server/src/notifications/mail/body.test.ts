import { findLead, type LeadDetails } from "@site/db/leads/inbox";
import { addLead, newContact, openTestDatabase } from "@site/db/test/open-test-database";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { type Block, htmlOf, textOf } from "./body.ts";
import { leadFacts, whoOf } from "./lead-facts.ts";

const shown = `<script>alert("1")</script> & <img src=x onerror='y'> &amp; a < b`;
const typed = `\u202E${shown}\u2067`;

const places: Record<string, Block> = {
  text: { is: "text", text: typed },
  heading: { is: "heading", text: typed },
  quote: { is: "quote", text: typed },
  small: { is: "small", text: typed },
  "a fact without a link": { is: "facts", facts: [{ label: "Name", value: typed, href: null, way: null }] },
  "a fact with a link": {
    is: "facts",
    facts: [{ label: "Name", value: typed, href: "https://site.example/", way: null }],
  },
  "a row without a link": { is: "rows", rows: [{ text: typed, more: null, url: null }] },
  "a row with a link": { is: "rows", rows: [{ text: typed, more: null, url: "https://site.example/" }] },
  "the second line of a row": { is: "rows", rows: [{ text: "", more: typed, url: null }] },
  "a button": { is: "button", label: typed, url: "https://site.example/" },
};

it.each(Object.entries(places))(
  "typed text is only text in an email's HTML, in the order in which it was typed, as %s",
  (_place, block) => {
    const page = load(htmlOf("Title", [block]));
    for (const text of [page("body").text(), textOf([block])]) expect(text).toMatch(/^[^\u2000-\u206F]*$/);
    expect(page("body").text()).toContain(shown);
    expect(page("script, img").length).toBe(0);
  },
);

it("typed text is only text in the title of an email, and a URL stays inside its attribute", () => {
  const url = `https://site.example/"onclick="x`;
  const page = load(htmlOf(shown, [{ is: "button", label: "Open", url }]));
  expect(page("title").text()).toBe(shown);
  expect(page("a").attr()).toMatchObject({ href: url });
  expect(page("a").attr("onclick")).toBeUndefined();
});

const place = {
  origin: "https://site.example",
  timeZone: "America/Chicago",
  linkTo: (reference: string) => `/lead?${reference}`,
};

async function linesOf(given: Partial<LeadDetails>, timeZone = place.timeZone): Promise<string[]> {
  const { db } = await openTestDatabase();
  const lead = await findLead(db, await addLead(db, newContact()));
  if (lead === undefined) throw new Error("The lead was not stored.");
  const facts = await leadFacts(db, { ...lead, ...given }, { ...place, timeZone });
  return textOf([{ is: "facts", facts }]).split("\n");
}

it("the page that a lead names never becomes a link to another site", async () => {
  for (const page of ["//evil.example/", "/\\evil.example/", "javascript:alert(1)"]) {
    expect(await linesOf({ landing_page: page, sent_from: "/" })).toContain(`Landing page: ${page}`);
    expect(await linesOf({ landing_page: "/", sent_from: page })).toContain(`Sent from: ${page}`);
  }
});

it.each([
  [{ sent_from: "/states/texas" }, "Ada O'Connor, Texas"],
  [{ sent_from: "/payer-enrollment" }, "Ada O'Connor, Payer Enrollment"],
  [{ sent_from: "/states/texas", service: "compliance-support" }, "Ada O'Connor, Compliance Support"],
  [{ sent_from: "/states/atlantis", name: "Ada\r\nBcc: x@y.example" }, "Ada Bcc: x@y.example"],
])("the subject has the lead's name, and its state or service: %j", (given: object, words) => {
  expect(whoOf({ name: "Ada O'Connor", service: null, sent_from: null, ...given })).toBe(words);
});

it("each email links other leads with the same email address or phone number", async () => {
  const { db } = await openTestDatabase();
  const first = await addLead(db, newContact({ phone: "+1 615.555.0119" }));
  await addLead(db, newContact({ email: "other@else.example", phone: "615 555 0118" }));
  const lead = await findLead(db, await addLead(db, newContact({ email: null, phone: "(615) 555-0119" })));
  if (lead === undefined) throw new Error("The lead was not stored.");
  const same = (await leadFacts(db, lead, place)).filter(({ label }) => label === "Same person");
  const value = expect.stringMatching(`^Contact message ${first} on .*, not answered$`);
  expect(same).toMatchObject([{ value, href: place.linkTo(first) }]);
});

it("an email has no line for an empty field, and no link for a number that can't be dialed", async () => {
  const lines = await linesOf({ phone: "evenings only" });
  expect(lines).toContain("Phone: evenings only");
  expect(lines.join("\n")).not.toMatch(/Call|ampaign|Came from|Landing page|Sent from|About|null|tel:/);
});
