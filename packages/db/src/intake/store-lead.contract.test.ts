import { campaignParameters, forCampaignTouch, noCampaignTouch } from "@site/content/campaign-touch";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { NewLead, SpamHistory } from "../leads/lead-fields.ts";
import { listLeadEvents } from "../leads/lead-history.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { acceptLead } from "./accepted-lead.ts";
import { LeadIntake } from "./intake.ts";
import type { LeadPolicy } from "./store-lead.ts";

async function openIntake(policy: Partial<LeadPolicy> = {}) {
  const { db } = await openTestDatabase();
  const intake = new LeadIntake(db, { ...testPolicy, ...policy });
  const notifications = db.selectFrom("notifications").select(["kind", "channel", "recipient", "reference", "status"]);
  return { db, submit: (lead: NewLead) => intake.submit(lead), notifications: () => notifications.execute() };
}

it("a lead has one message for each office address, the webhook and the visitor, and no message if it is spam", async () => {
  const recipients = { officeAddresses: 2, hasWebhook: true, confirmToVisitor: true };
  const { db, submit, notifications } = await openIntake(recipients);
  const spam = { score: 50, signals: ["many links", 'a "quoted" sign'] };
  const held = await submit(newContact({ spam }));
  expect(await notifications()).toEqual([]);
  const row = await db.selectFrom("contact_submissions").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ reference: held.reference, status: "quarantined", spam_score: spam.score });
  expect(JSON.parse(row.spam_signals)).toEqual(spam.signals);

  const { reference } = await submit(newContact({ email: "ada@clinic.example" }));
  const pending = { reference, status: "pending" };
  expect(await notifications()).toEqual([
    { ...pending, kind: "office", channel: "email", recipient: "office 1" },
    { ...pending, kind: "office", channel: "email", recipient: "office 2" },
    { ...pending, kind: "office", channel: "webhook", recipient: "office 1" },
    { ...pending, kind: "visitor", channel: "email", recipient: "ada@clinic.example" },
  ]);
});

it.each([newContact(), newConsultation()])("one transaction stores a $kind lead and its messages", async (lead) => {
  const { db, submit, notifications } = await openIntake();
  await sql`ALTER TABLE notifications RENAME TO notifications_away`.execute(db);
  await expect(submit(lead)).rejects.toThrow(/notifications/);
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
  expect(await db.selectFrom("lead_history").select("id").execute()).toEqual([]);

  await sql`ALTER TABLE notifications_away RENAME TO notifications`.execute(db);
  const { reference } = await submit(lead);
  expect(await notifications()).toMatchObject([{ reference }]);
});

it("two leads with the same computed reference are both stored, with a notification each", async () => {
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

it("a key gets the same reference in every process, in letters that can be spelled on the phone", () => {
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

it("the history of a lead contains its creation and every change of its status, even a change by SQL", async () => {
  const { db, submit } = await openIntake();
  for (const [table, lead] of [
    ["contact_submissions", newContact()],
    ["consultation_requests", newConsultation()],
  ] as const) {
    const { reference } = await submit(lead);
    const held = await submit({ ...lead, idempotencyKey: `held ${table}`, spam: { score: 99, signals: [] } });
    for (const status of ["contacted", "contacted", "won"])
      await sql`UPDATE ${sql.table(table)} SET status = ${status} WHERE reference = ${reference}`.execute(db);
    await sql`UPDATE ${sql.table(table)} SET name = 'Ada L.' WHERE reference = ${reference}`.execute(db);
    expect(await listLeadEvents(db, reference)).toMatchObject([
      { event: "created", from_status: null, to_status: "new" },
      { event: "status", from_status: "new", to_status: "contacted" },
      { event: "status", from_status: "contacted", to_status: "won" },
    ]);
    expect(await listLeadEvents(db, held.reference)).toMatchObject([{ event: "created", to_status: "quarantined" }]);
  }
});

const text = "We are three dermatologists and want to be in network with Aetna in Ohio.";
const varied = `${text.toUpperCase().replaceAll(" ", "\n ")} (#4711)!`;
const common = "Call me: 615 555 0100 or 615 555 0199 or 615 555 0123";

function fromAddress(email: string, message = text) {
  return newContact({ email, message });
}

it("the spam history counts repeated texts and senders, forgets them in time, and survives a change of the secret key", async () => {
  const { db } = await openTestDatabase();
  let history: SpamHistory = { sameText: 0, sameClient: 0 };
  const intake = new LeadIntake(db, {
    ...testPolicy,
    judge(verdict, found) {
      history = found;
      return { ...verdict, quarantined: false };
    },
  });
  const after = async (...leads: readonly NewLead[]) => {
    for (const lead of leads) await intake.submit(lead);
    return history;
  };
  const age = (minutes: number) => {
    const created_at = new Date(Date.now() - minutes * 60_000).toISOString();
    return db.updateTable("contact_submissions").set({ created_at }).execute();
  };
  expect(await after(fromAddress("b@a.example", common), fromAddress("c@b.example", common))).toEqual(history);
  expect(history).toEqual({ sameText: 0, sameClient: 0 });
  expect(await after(fromAddress("a@a.example"), fromAddress("a@a.example"))).toMatchObject({ sameText: 0 });
  expect(await after(fromAddress("b@b.example", varied))).toEqual({ sameText: 2, sameClient: 0 });
  await age(25 * 60);
  expect(await after(fromAddress("c@c.example"))).toMatchObject({ sameText: 0 });

  const [clientHash, other] = ["client-1", "client-2"];
  await after(newContact({ clientHash }), newConsultation({ clientHash }), newConsultation({ clientHash: other }));
  expect(await after(newContact({ clientHash }))).toMatchObject({ sameClient: 2 });
  await age(11);
  const lead = newContact({ clientHash, idempotencyKey: null });
  expect(await after(lead)).toMatchObject({ sameClient: 1 });

  const again = { ...lead, clientHash: "with the new key", formerClientHash: clientHash };
  expect(await intake.submit(again)).toMatchObject({ stored: false });
  expect(await after({ ...again, message: "Another message" })).toMatchObject({ sameClient: 2 });
});
