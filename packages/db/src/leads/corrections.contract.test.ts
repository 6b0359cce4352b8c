import { expect, it } from "vitest";
import {
  addLead,
  eventsOf,
  leadOf,
  mailsOf,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "../test/open-test-database.ts";
import { type ChangePolicy, type Changes, changeLead, redactHistory } from "./requests.ts";

const policy: ChangePolicy = { ...testPolicy, mayConfirm: () => true };

type Posts = readonly Changes["correction"][];
const phone = (was: string, text: string) => ({ phone: { was, text } });
const company = (was: string, text: string | null) => ({ company: { was, text } });

const pages: [what: string, posts: Posts, stored: object, results: string[]][] = [
  [
    "an older page that shows the former number takes no correction back",
    [phone("1", "2"), { ...phone("1", "1"), ...company("P", "Q") }],
    { phone: "2", company: "Q" },
    ["done", "done"],
  ],
  [
    "two corrections of different fields from pages of one time both count",
    [phone("1", "2"), company("P", "Q")],
    { phone: "2", company: "Q" },
    ["done", "done"],
  ],
  [
    "of two corrections of one field the second is refused, with its other fields",
    [phone("1", "2"), { ...phone("1", "3"), ...company("P", "Q") }],
    { phone: "2", company: "P" },
    ["done", "stale phone"],
  ],
  ["the same correction from two pages is one", [phone("1", "2"), phone("1", " 2 ")], { phone: "2" }, ["done", "same"]],
  [
    "a field that another page filled in meanwhile is not emptied",
    [company("P", "Q"), company("P", null)],
    { company: "Q" },
    ["done", "stale company"],
  ],
];

const actors = [
  ["visitor", "visitor"],
  ["command", "visitor"],
  ["visitor", "command"],
] as const;

it.each(pages)("%s, whoever corrects", async (_what, posts, stored, results) => {
  const { db } = await openTestDatabase();
  for (const [first, second] of actors) {
    const reference = await addLead(db, newContact({ phone: "1", company: "P", message: `${first} ${second}` }));
    const got: string[] = [];
    for (const [index, correction] of posts.entries()) {
      const actor = index === 0 ? first : second;
      const result = await changeLead(db, reference, { correction, addition: null }, actor, policy);
      got.push(result.is === "stale" ? `stale ${result.fields}` : result.is);
    }
    expect(got).toEqual(results);
    expect(await leadOf(db, reference)).toMatchObject(stored);
  }
});

it("a correction with an added sentence causes one email, and the message's text is in neither the history nor the email", async () => {
  const { db } = await openTestDatabase();
  const patient = "John Harker, DOB 03/14/1961";
  const reference = await addLead(db, newContact({ message: `${patient}. Three providers.`, phone: "1" }));
  const shorter = { message: { was: `${patient}. Three providers.`, text: "Three providers." }, ...phone("1", "2") };
  await changeLead(db, reference, { correction: shorter, addition: "Call after five" }, "visitor", policy);
  expect(await mailsOf(db, reference)).toEqual(["office office 1", "change office 1"]);
  expect(await eventsOf(db, reference)).toEqual([
    ["correction", "Phone: 1 → 2\nMessage: shortened", "visitor"],
    ["addition", "Call after five", "visitor"],
  ]);
  const longer = { message: { was: "Three providers.", text: "Three providers, two states." } };
  await changeLead(db, reference, { correction: longer, addition: null }, "command", policy);
  expect((await eventsOf(db, reference)).at(-1)).toEqual(["correction", "Message: changed", "command"]);
  await setLeadStatus(db, { reference, status: "contacted", note: `Asked about ${patient}` });
  await redactHistory(db, reference);
  const rows = await db.selectFrom("lead_events").selectAll().where("reference", "=", reference).execute();
  expect(JSON.stringify(rows)).not.toMatch(/Harker|after five/);
  expect(rows).toHaveLength(5);
});

it("a corrected email address gets one confirmation, and a queued confirmation to the former address is dropped", async () => {
  const { db } = await openTestDatabase();
  const confirming = { ...policy, confirmToVisitor: true };
  const first = { ...testPolicy, confirmToVisitor: true };
  const reference = await addLead(db, newContact({ email: "adda@clinic.example" }), undefined, first);
  const to = (was: string, text: string, given = confirming) =>
    changeLead(db, reference, { correction: { email: { was, text } }, addition: null }, "visitor", given);
  expect(await to("adda@clinic.example", "ada@clinic.example")).toMatchObject({ confirms: true });
  expect(await mailsOf(db, reference)).toEqual(["office office 1", "visitor ada@clinic.example", "change office 1"]);
  const spent = { ...confirming, mayConfirm: () => false };
  expect(await to("ada@clinic.example", "other@clinic.example", spent)).toMatchObject({ confirms: false });
  expect((await mailsOf(db, reference)).filter((mail) => mail.startsWith("visitor"))).toEqual([]);
});
