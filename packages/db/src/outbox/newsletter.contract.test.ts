import { expect, it } from "vitest";
import { removeExpired } from "../privacy/retention.ts";
import { openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { allowSubscription, confirmSubscription, findSubscriber, subscribe, unsubscribe } from "./newsletter.ts";
import { queueLeadNotifications } from "./queue.ts";

const mailDomain = "site.example";
const email = "ada@clinic.example";

async function openNewsletter() {
  const { db, engine } = await openTestDatabase();
  const subscribers = () => db.selectFrom("newsletter_subscribers").selectAll().orderBy("id").execute();
  return {
    db,
    engine,
    subscribers,
    mails: () => db.selectFrom("notifications").select(["kind", "channel", "recipient", "reference"]).execute(),
    tokenOfFirst: async () => (await subscribers())[0]?.token ?? "",
    async pass(hours: number) {
      const asked_at = new Date(Date.now() - hours * 3_600_000).toISOString();
      await db.updateTable("newsletter_subscribers").set({ asked_at }).execute();
    },
  };
}

it("the owner of an address is asked to confirm as soon as email is configured, at most once a day, and never after confirming", async () => {
  const { db, subscribers, mails, tokenOfFirst, pass } = await openNewsletter();
  await subscribe(db, "Ada@Clinic.example", null);
  expect(await mails()).toEqual([]);
  expect(await subscribers()).toMatchObject([{ email, status: "pending", asked_at: null }]);
  expect(await tokenOfFirst()).toMatch(/^[\w-]{24}$/);
  for (const typed of [email, "ada@clinic.EXAMPLE", email]) {
    await subscribe(db, typed, mailDomain);
    await pass(23);
  }
  const id = Number((await subscribers())[0]?.id);
  expect(await mails()).toEqual([{ kind: "newsletter", channel: "email", recipient: email, reference: String(id) }]);
  expect(await findSubscriber(db, id)).toMatchObject({ email, status: "pending" });
  for (const confirm of [true, false]) {
    await pass(25);
    await subscribe(db, email, mailDomain);
    expect(await mails()).toHaveLength(2);
    if (confirm) expect(await confirmSubscription(db, await tokenOfFirst())).toBe(true);
  }
  expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
});

async function openUnsubscribed() {
  const newsletter = await openNewsletter();
  await subscribe(newsletter.db, email, mailDomain);
  const token = await newsletter.tokenOfFirst();
  await unsubscribe(newsletter.db, token);
  await newsletter.pass(25);
  return { ...newsletter, token };
}

it("an unsubscribed address gets no email if a stranger types it, neither before nor after the retention period", async () => {
  const { db, engine, subscribers, mails } = await openUnsubscribed();
  const before = await subscribers();
  for (const typed of [email, "ADA@Clinic.example"]) await subscribe(db, typed, mailDomain);
  for (const [reference, address] of [
    ["CR-1", "Ada@clinic.example"],
    ["CR-2", "grace@clinic.example"],
  ] as const)
    await queueLeadNotifications(db, { reference, email: address, confirms: true }, testPolicy);
  expect(await subscribers()).toEqual(before);
  const toVisitors = (await mails()).filter(({ kind }) => kind !== "office");
  expect(toVisitors.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ["newsletter", email],
    ["visitor", "grace@clinic.example"],
  ]);

  const unsubscribed_at = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
  await db.updateTable("newsletter_subscribers").set({ unsubscribed_at }).execute();
  const days = { quarantined: 0, leads: 0, notifications: 0, newsletterUnsubscribed: 30, texts: 0 };
  await removeExpired({ db, engine }, days);
  await subscribe(db, "Ada@clinic.example", mailDomain);
  expect(await subscribers()).toEqual([]);
  expect((await mails()).filter(({ kind }) => kind === "newsletter")).toEqual([]);
});

it("an unsubscribed address is subscribed by its owner's link, and is asked again only after the office has allowed it", async () => {
  const { db, token, subscribers, mails } = await openUnsubscribed();
  expect(await confirmSubscription(db, token)).toBe(true);
  expect(await allowSubscription(db, email)).toBe(false);
  expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
  expect(await db.selectFrom("newsletter_refusals").selectAll().execute()).toEqual([]);
  await unsubscribe(db, token);
  await subscribe(db, email, mailDomain);
  expect(await allowSubscription(db, "grace@clinic.example")).toBe(false);
  expect(await allowSubscription(db, "ADA@clinic.example")).toBe(true);
  expect(await mails()).toHaveLength(1);
  await subscribe(db, email, mailDomain);
  expect(await subscribers()).toMatchObject([{ status: "pending" }]);
  expect(await mails()).toHaveLength(2);
});
