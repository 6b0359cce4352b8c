import { campaignParameters, forCampaignTouch, noCampaignTouch } from "@site/content/campaign-touch";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { NewLead, SpamHistory } from "../leads/lead-fields.ts";
import { listLeadEvents } from "../leads/lead-history.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { acceptLead } from "./accepted-lead.ts";
import { LeadIntake } from "./intake.ts";
import type { LeadPolicy } from "./store-lead.ts";

async function openIntake(policy: Partial<LeadPolicy> = {}) {
  const { db } = await openTestDatabase();
  const intake = new LeadIntake(db, { ...testPolicy, ...policy });
  return {
    db,
    submit: (lead: NewLead) => intake.submit(lead),
    notifications: () =>
      db.selectFrom("notifications").select(["kind", "channel", "recipient", "reference", "status"]).execute(),
  };
}

describe("a lead and the messages about it", () => {
  it("are stored together: one message for each recipient of the office, the webhook and the visitor", async () => {
    const { submit, notifications } = await openIntake({
      officeAddresses: 2,
      hasWebhook: true,
      confirmToVisitor: true,
    });
    const { reference } = await submit(newContact({ email: "ada@clinic.example" }));
    const row = { reference, status: "pending" };
    expect(await notifications()).toEqual([
      { ...row, kind: "office", channel: "email", recipient: "office 1" },
      { ...row, kind: "office", channel: "email", recipient: "office 2" },
      { ...row, kind: "office", channel: "webhook", recipient: "office 1" },
      { ...row, kind: "visitor", channel: "email", recipient: "ada@clinic.example" },
    ]);
  });

  it.each([newContact(), newConsultation()])("are stored in one transaction ($kind)", async (lead) => {
    const { db, submit, notifications } = await openIntake();
    await sql`ALTER TABLE notifications RENAME TO notifications_away`.execute(db);
    await expect(submit(lead)).rejects.toThrow(/notifications/);
    expect(await db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
    expect(await db.selectFrom("lead_history").select("id").execute()).toEqual([]);

    await sql`ALTER TABLE notifications_away RENAME TO notifications`.execute(db);
    const { reference } = await submit(lead);
    expect(await notifications()).toMatchObject([{ reference }]);
  });
});

it("a lead that looks like spam is stored with its signals, and no notification is queued", async () => {
  const { db, submit, notifications } = await openIntake({ confirmToVisitor: true });
  const spam = { score: 50, signals: ["many links", 'a "quoted" sign'] };
  const { reference } = await submit(newContact({ spam }));
  const row = await db.selectFrom("contact_submissions").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ reference, status: "quarantined", spam_score: spam.score });
  expect(JSON.parse(row.spam_signals)).toEqual(spam.signals);
  expect(await notifications()).toEqual([]);
});

it("two leads of one batch with one derived reference are stored with a notification each", async () => {
  const { submit, notifications } = await openIntake();
  const leads = ["key 131997", "key 290824"].map((idempotencyKey) => newContact({ idempotencyKey }));
  expect(new Set(leads.map((lead) => acceptLead(lead).reference)).size).toBe(1);
  const receipts = await Promise.all([...leads, ...leads].map((lead) => submit(lead)));
  expect(receipts.map(({ stored }) => stored)).toEqual([true, true, false, false]);
  const [first, second, ...again] = receipts.map(({ reference }) => reference);
  expect(first).not.toBe(second);
  expect(again).toEqual([first, second]);
  expect((await notifications()).map(({ reference }) => reference)).toEqual([first, second]);
});

it("a key has the same reference in every process, in letters that can be spelled on the phone", () => {
  const idempotencyKey = "key-of-one-intent";
  expect(acceptLead(newContact({ idempotencyKey })).reference).toBe("CM-FPZY-MTVD");
  expect(acceptLead(newConsultation({ idempotencyKey })).reference).toMatch(/^CR(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
});

it("a lead is stored with its attribution and the page of its form", async () => {
  const { db, submit } = await openIntake();
  const attribution = {
    landingPage: "/states/texas",
    referrer: "https://search.example/",
    first: forCampaignTouch((parameter) => `first ${parameter}`),
    last: { ...noCampaignTouch, source: "ads", gclid: "Cj0KCQ" },
    page: "/states/ohio",
    about: "Ohio Medical Credentialing",
  };
  await submit(newConsultation({ attribution }));
  expect(await db.selectFrom("consultation_requests").selectAll().executeTakeFirst()).toMatchObject({
    landing_page: "/states/texas",
    referrer: "https://search.example/",
    ...Object.fromEntries(Object.values(campaignParameters).map((name) => [`first_${name}`, `first ${name}`])),
    last_utm_source: "ads",
    last_utm_campaign: null,
    last_gclid: "Cj0KCQ",
    last_msclkid: null,
    sent_from: "/states/ohio",
    about: "Ohio Medical Credentialing",
  });
});

it.each([
  ["contact_submissions", newContact()],
  ["consultation_requests", newConsultation()],
] as const)(
  "the history of a lead holds its creation and every change of its status, also one in a SQL shell (%s)",
  async (table, lead) => {
    const { db, submit } = await openIntake();
    const { reference } = await submit(lead);
    const other = await submit({ ...lead, idempotencyKey: "somebody-else", spam: { score: 99, signals: [] } });
    for (const status of ["contacted", "contacted", "won"])
      await sql`UPDATE ${sql.table(table)} SET status = ${status} WHERE reference = ${reference}`.execute(db);
    await sql`UPDATE ${sql.table(table)} SET name = 'Ada L.' WHERE reference = ${reference}`.execute(db);
    expect(await listLeadEvents(db, reference)).toMatchObject([
      { event: "created", from_status: null, to_status: "new" },
      { event: "status", from_status: "new", to_status: "contacted" },
      { event: "status", from_status: "contacted", to_status: "won" },
    ]);
    expect(await listLeadEvents(db, other.reference)).toMatchObject([{ event: "created", to_status: "quarantined" }]);
  },
);

const text = "We are three dermatologists and want to be in network with Aetna in Ohio.";

/** Stores leads one after another and returns the history of the last one. */
async function openHistory() {
  const { db } = await openTestDatabase();
  const histories: SpamHistory[] = [];
  const intake = new LeadIntake(db, {
    ...testPolicy,
    judge(verdict, history) {
      histories.push(history);
      return { ...verdict, quarantined: false };
    },
  });
  const after = async (...leads: readonly NewLead[]) => {
    for (const lead of leads) await intake.submit(lead);
    return histories.at(-1);
  };
  return { db, intake, after };
}

function fromAddress(email: string, message = text) {
  return newContact({ email, message });
}

const varied = `${text.toUpperCase().replaceAll(" ", "\n ")} (#4711)!`;
const common = "Call me: 615 555 0100 or 615 555 0199 or 615 555 0123";

it.each<[what: string, leads: readonly NewLead[], history: Partial<SpamHistory>]>([
  [
    "counts equal texts from other addresses, without case, spaces, signs and numbers",
    [fromAddress("a@a.example"), fromAddress("b@b.example"), fromAddress("c@c.example", varied)],
    { sameText: 2 },
  ],
  [
    "does not count a second lead of one address",
    [fromAddress("a@a.example"), fromAddress("a@a.example")],
    { sameText: 0 },
  ],
  [
    "does not count a text that many people write",
    [fromAddress("b@a.example", common), fromAddress("c@b.example", common)],
    { sameText: 0 },
  ],
  ["does not count leads of unknown senders together", [newContact(), newContact(), newContact()], { sameClient: 0 }],
])("the spam history %s", async (_what, leads, history) => {
  const { after } = await openHistory();
  expect(await after(...leads)).toMatchObject(history);
});

it("the spam history forgets a text after a day, and a sender's leads of both forms after ten minutes", async () => {
  const { db, after } = await openHistory();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const [clientHash, other] = ["client-1", "client-2"];
  await after(fromAddress("a@a.example"));
  await sql`UPDATE contact_submissions SET created_at = ${minutesAgo(25 * 60)}`.execute(db);
  expect(await after(fromAddress("b@b.example"))).toMatchObject({ sameText: 0 });

  await after(newContact({ clientHash }), newConsultation({ clientHash }), newConsultation({ clientHash: other }));
  expect(await after(newContact({ clientHash }))).toMatchObject({ sameClient: 2 });
  await sql`UPDATE contact_submissions SET created_at = ${minutesAgo(11)}`.execute(db);
  expect(await after(newContact({ clientHash }))).toMatchObject({ sameClient: 1 });
});

it("a sender is known again after a change of the secret key: the same lead is one lead, and its history goes on", async () => {
  const { after, intake } = await openHistory();
  const before = newContact({ idempotencyKey: null, clientHash: "with the former key" });
  const { reference } = await intake.submit(before);
  const again = { ...before, clientHash: "with the new key", formerClientHash: "with the former key" };
  expect(await intake.submit(again)).toMatchObject({ reference, stored: false });
  expect(await after({ ...again, message: "Another message" })).toMatchObject({ sameClient: 1 });
});
