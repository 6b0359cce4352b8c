import { expect, it, onTestFinished, vi } from "vitest";
import { type NewLead, noAttribution } from "../leads/lead-fields.ts";
import { changeLead, withdrawLead } from "../leads/requests.ts";
import { type Db, inTransaction } from "../open.ts";
import {
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "../test/open-test-database.ts";
import { type AcceptedLead, acceptLead } from "./accepted-lead.ts";
import { LeadIntake } from "./intake.ts";
import { storeLead } from "./store-lead.ts";

/** The clock is in 2040, because triggers write the real time, which must be earlier than the times in these tests. */
async function openAtNoon() {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-03-01T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  return { ...(await openIntake()), at: (time: string) => void vi.setSystemTime(`2040-03-01T${time}Z`) };
}

async function openIntake() {
  const { db } = await openTestDatabase();
  const onStored = vi.fn();
  const stored = () => db.selectFrom("lead_inbox").select("reference").execute();
  return { intake: new LeadIntake(db, testPolicy, onStored), onStored, db, stored };
}

it("leads that arrive at once are stored even if one of them is refused, and the refused lead can be corrected and sent again", async () => {
  const { intake, stored } = await openIntake();
  const refused = newContact({ service: "plumbing" });
  const leads = [newContact(), refused, newConsultation()];
  const outcomes = await Promise.allSettled(leads.map((lead) => intake.submit(lead)));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringMatching(/foreign key/i) } });
  expect(await stored()).toHaveLength(2);
  expect(await intake.submit({ ...refused, service: null })).toMatchObject({ stored: true });
});

const keyed = newContact({ idempotencyKey: "crm-lead-20419", company: "Clinic" });

it("a repeated key identifies the same lead if the words are the same, whatever the attribution", async () => {
  const { intake, db, stored } = await openIntake();
  const { reference } = await intake.submit(keyed);
  const attribution = { ...noAttribution, landingPage: "/states/texas" };
  const again = {
    ...keyed,
    email: "Ada@Clinic.Example",
    attribution,
    clientHash: "another address",
    spam: { score: 99, signals: ["a bot"] },
  };
  for (const instance of [intake, new LeadIntake(db, testPolicy)])
    expect(await instance.submit(again)).toMatchObject({ reference, stored: false });
  expect(await stored()).toHaveLength(1);
});

it.each<[string, NewLead]>([
  ["other words", { ...keyed, message: "12 physicians, please call" }],
  ["an empty field filled in", { ...keyed, phone: "(615) 555-0100" }],
  ["the same text in another field", { ...keyed, company: null, phone: "Clinic" }],
  ["the other form", newConsultation({ idempotencyKey: keyed.idempotencyKey })],
])("a used key with %s is another lead, which wakes the dispatcher once", async (_difference, other) => {
  const { intake, onStored, db, stored } = await openIntake();
  const receipts = await Promise.all([keyed, other, keyed, other].map((each) => intake.submit(each)));
  expect(receipts.map((receipt) => receipt.stored)).toEqual([true, true, false, false]);
  expect(onStored).toHaveBeenCalledTimes(2);
  const references = receipts.map(({ reference }) => reference);
  expect(references.slice(2)).toEqual(references.slice(0, 2));
  const mails = await db.selectFrom("notifications").select("reference").execute();
  for (const rows of [await stored(), mails])
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.slice(2).toSorted());
});

it("equal leads without a key from one sender within ten minutes are one lead, whatever the case of the email address", async () => {
  const { intake, at } = await openAtNoon();
  const lead = newContact({ idempotencyKey: null, clientHash: "here" });
  at("12:09:59");
  const { reference } = await intake.submit(lead);
  for (const time of ["12:09:59", "12:10:00", "12:19:58"]) {
    at(time);
    for (const email of [lead.email, "Ada@CLINIC.example"])
      expect(await intake.submit({ ...lead, email }), time).toMatchObject({ reference, stored: false });
  }
  expect(await intake.submit({ ...lead, message: "Other words" })).toMatchObject({ stored: true });
  expect(await intake.submit({ ...lead, clientHash: "there" })).toMatchObject({ stored: true });
  expect(await intake.submit({ ...lead, clientHash: null })).toMatchObject({ stored: true });
  at("12:20:00");
  expect(await intake.submit(lead)).toMatchObject({ stored: true });
});

it("a quarantined lead without a key that is sent twice within ten minutes is one lead", async () => {
  const { intake, at } = await openAtNoon();
  const spam = { score: 99, signals: ["a bot"] };
  const lead = newContact({ idempotencyKey: null, clientHash: "here", spam });
  at("12:09:59");
  const { reference } = await intake.submit(lead);
  at("12:10:00");
  expect(await intake.submit(lead)).toMatchObject({ reference, stored: false });
});

it("a lead without a key that its visitor has corrected is one lead if its first words are sent again within ten minutes", async () => {
  const { intake, db, at } = await openAtNoon();
  const lead = newContact({ idempotencyKey: null, clientHash: "here", email: "ada@clinic.exmaple" });
  at("12:09:59");
  const { reference } = await intake.submit(lead);
  const correction = { email: { was: lead.email, text: "ada@clinic.example" } };
  const policy = { ...testPolicy, mayConfirm: () => false };
  await changeLead(db, reference, { correction, addition: null }, "visitor", policy);
  for (const time of ["12:09:59", "12:19:58"]) {
    at(time);
    expect(await intake.submit(lead), time).toMatchObject({ reference, stored: false });
  }
  expect(await intake.submit({ ...lead, message: "Other words" })).toMatchObject({ stored: true });
  at("12:20:00");
  expect(await intake.submit(lead)).toMatchObject({ stored: true });
});

const ways = ["withdrawn", "contacted", "won", "lost"] as const;

const close = (db: Db, reference: string, way: (typeof ways)[number]): Promise<unknown> =>
  way === "withdrawn"
    ? withdrawLead(db, reference, testPolicy)
    : setLeadStatus(db, { reference, status: way, note: null });

it.each(ways)("the words of a lead that was %s are a new lead if they are sent without a key", async (way) => {
  const { intake, db, at } = await openAtNoon();
  const references = new Set<string>();
  for (let second = 10; second < 20; second += 1) {
    at(`12:00:${second}`);
    const receipt = await intake.submit(newConsultation({ idempotencyKey: null, clientHash: "here" }));
    expect(receipt.stored).toBe(true);
    references.add(receipt.reference);
    await close(db, receipt.reference, way);
  }
  expect(references.size).toBe(10);
  const mails = db.selectFrom("notifications").select("reference").where("kind", "=", "office");
  expect(new Set((await mails.execute()).map(({ reference }) => reference))).toEqual(references);
});

it.each([
  ["withdrawn", "new", 1],
  ["lost", "new", 1],
  ["contacted", "contacted", 0],
  ["won", "won", 0],
] as const)("the same words with their key reopen a lead that was closed: %s → %s", async (way, status, told) => {
  const { intake, db, at } = await openAtNoon();
  const lead = newContact({ idempotencyKey: "key-of-one-intent" });
  const { reference } = await intake.submit(lead);
  const state = async () => {
    const row = await db.selectFrom("lead_inbox").select(["status", "due_at"]).executeTakeFirstOrThrow();
    return { ...row, mails: (await db.selectFrom("notifications").select("id").execute()).length };
  };
  await close(db, reference, way);
  const before = await state();
  at("13:00:00");
  for (const _ of [1, 2]) {
    expect(await intake.submit(lead)).toMatchObject({ reference, stored: false });
    const after = await state();
    expect(after).toMatchObject({ status, mails: before.mails + told });
    expect(after.due_at === before.due_at).toBe(told === 0);
  }
});

const unkeyed = newConsultation({ idempotencyKey: null, clientHash: "here" });
const replay = (db: Db, accepted: AcceptedLead) =>
  inTransaction(db, (transaction) => storeLead(transaction, accepted, testPolicy));

it("a lead that the spool replays after it was stored and withdrawn stays withdrawn", async () => {
  const { db } = await openIntake();
  const accepted = acceptLead(unkeyed);
  const { reference } = await replay(db, accepted);
  await withdrawLead(db, reference, testPolicy);
  expect(await replay(db, accepted)).toEqual({ reference, stored: false });
  expect(await db.selectFrom("lead_inbox").select("status").execute()).toEqual([{ status: "lost" }]);
});

it("a lead that waited in the spool keeps its visitor's reference, even if an equal lead came later", async () => {
  const { db, intake, at } = await openAtNoon();
  at("12:09:59");
  const waiting = acceptLead(unkeyed);
  at("12:10:05");
  expect(await intake.submit(unkeyed)).toMatchObject({ stored: true });
  at("12:12:00");
  expect(await replay(db, waiting)).toEqual({ reference: waiting.reference, stored: true });
});
