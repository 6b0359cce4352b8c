import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { removeExpired } from "../privacy/retention.ts";
import { openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { allowSubscription, confirmSubscription, findSubscriber, subscribe, unsubscribe } from "./newsletter.ts";
import { queueLeadNotifications } from "./queue.ts";

const mailDomain = "site.example";

async function openNewsletter() {
  const { db, engine } = await openTestDatabase();
  return {
    ...{ db, engine },
    subscribers: () => db.selectFrom("newsletter_subscribers").selectAll().orderBy("id").execute(),
    mails: () => db.selectFrom("notifications").select(["kind", "channel", "recipient", "reference"]).execute(),
    aDayPasses: () =>
      sql`UPDATE newsletter_subscribers SET asked_at = ${new Date(Date.now() - 25 * 3_600_000).toISOString()}`.execute(
        db,
      ),
  };
}

it.each([null, mailDomain])("a newsletter address is stored once, in lower case (mail domain: %s)", async (domain) => {
  const { db, subscribers } = await openNewsletter();
  await subscribe(db, "Ada@Clinic.example", domain);
  await subscribe(db, "ada@clinic.EXAMPLE", domain);
  await subscribe(db, "grace@clinic.example", domain);
  const pending = { status: "pending", confirmed_at: null, unsubscribed_at: null };
  const [ada, grace, ...others] = await subscribers();
  expect(ada).toMatchObject({ ...pending, email: "ada@clinic.example" });
  expect(grace).toMatchObject({ ...pending, email: "grace@clinic.example" });
  expect(others).toEqual([]);
  expect(ada?.token).toMatch(/^[\w-]{24}$/);
  expect(ada?.token).not.toBe(grace?.token);
});

it("a newsletter address gets its confirmation mail only once mail is configured", async () => {
  const { db, subscribers, mails } = await openNewsletter();
  await subscribe(db, "ada@clinic.example", null);
  expect(await mails()).toEqual([]);
  expect((await subscribers())[0]?.asked_at).toBeNull();
  await subscribe(db, "ada@clinic.example", mailDomain);
  expect(await mails()).toHaveLength(1);
});

describe("a newsletter address, with mail configured,", () => {
  it("is asked for confirmation", async () => {
    const { db, subscribers, mails } = await openNewsletter();
    await subscribe(db, "Ada@Clinic.example", mailDomain);
    const id = (await subscribers())[0]?.id;
    expect(await mails()).toEqual([
      { kind: "newsletter", channel: "email", recipient: "ada@clinic.example", reference: String(id) },
    ]);
    expect(await findSubscriber(db, Number(id))).toMatchObject({ email: "ada@clinic.example", status: "pending" });
  });

  it("is asked once a day, however often it is typed", async () => {
    const { db, mails, aDayPasses } = await openNewsletter();
    for (let time = 0; time < 20; time += 1) await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await mails()).toHaveLength(1);
    await aDayPasses();
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await mails()).toHaveLength(2);
  });

  it("is not asked once it is confirmed", async () => {
    const { db, subscribers, mails, aDayPasses } = await openNewsletter();
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await confirmSubscription(db, (await subscribers())[0]?.token ?? "")).toBe(true);
    await aDayPasses();
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await mails()).toHaveLength(1);
    expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
  });
});

describe("a newsletter address whose owner unsubscribed", () => {
  /** ada@clinic.example got a confirmation mail, and unsubscribed, longer ago than the interval between such mails. */
  async function openUnsubscribed() {
    const newsletter = await openNewsletter();
    await subscribe(newsletter.db, "ada@clinic.example", mailDomain);
    const token = (await newsletter.subscribers())[0]?.token ?? "";
    await unsubscribe(newsletter.db, token);
    await newsletter.aDayPasses();
    return { ...newsletter, token };
  }

  it("gets no mail when somebody types it, and stays unsubscribed", async () => {
    const { db, subscribers, mails } = await openUnsubscribed();
    const before = await subscribers();
    for (const typed of ["ada@clinic.example", "ADA@Clinic.example"]) await subscribe(db, typed, mailDomain);
    expect(await subscribers()).toEqual(before);
    expect(await mails()).toHaveLength(1);
  });

  it("gets no mail after retention has deleted the address", async () => {
    const { db, engine, subscribers, mails } = await openUnsubscribed();
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
    await db.updateTable("newsletter_subscribers").set({ unsubscribed_at: longAgo }).execute();
    const days = { quarantined: 0, leads: 0, notifications: 0, newsletterUnsubscribed: 30 };
    await removeExpired({ db, engine }, days);
    expect(await subscribers()).toEqual([]);
    await subscribe(db, "Ada@clinic.example", mailDomain);
    expect(await subscribers()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("gets no confirmation of a lead that somebody sent in its name", async () => {
    const { db, mails } = await openUnsubscribed();
    const leads = [
      { reference: "CR-1", email: "Ada@clinic.example", confirms: true },
      { reference: "CR-2", email: "grace@clinic.example", confirms: true },
    ];
    for (const lead of leads) await queueLeadNotifications(db, lead, testPolicy);
    const visitors = (await mails()).filter(({ kind }) => kind === "visitor");
    expect(visitors.map(({ recipient }) => recipient)).toEqual(["grace@clinic.example"]);
  });

  it("is subscribed again by its owner's link, and may unsubscribe again", async () => {
    const { db, token, subscribers, mails } = await openUnsubscribed();
    expect(await confirmSubscription(db, token)).toBe(true);
    expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
    expect(await db.selectFrom("newsletter_refusals").selectAll().execute()).toEqual([]);
    await unsubscribe(db, token);
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await mails()).toHaveLength(1);
  });

  it("is asked again once the office has allowed it", async () => {
    const { db, subscribers, mails } = await openUnsubscribed();
    expect(await allowSubscription(db, "grace@clinic.example")).toBe(false);
    expect(await allowSubscription(db, "ADA@clinic.example")).toBe(true);
    expect(await mails()).toHaveLength(1);
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await subscribers()).toMatchObject([{ status: "pending" }]);
    expect(await mails()).toHaveLength(2);
  });
});

describe("the links of a newsletter mail", () => {
  it("confirm and unsubscribe as often as they are clicked, and keep the first confirmation's time", async () => {
    const { db, subscribers } = await openNewsletter();
    await subscribe(db, "ada@clinic.example", mailDomain);
    const token = (await subscribers())[0]?.token ?? "";

    expect(await confirmSubscription(db, token)).toBe(true);
    const [confirmed] = await subscribers();
    expect(confirmed).toMatchObject({ status: "confirmed", unsubscribed_at: null });
    expect(await unsubscribe(db, token)).toBe(true);
    expect(await unsubscribe(db, token)).toBe(true);
    expect(await subscribers()).toMatchObject([{ status: "unsubscribed", unsubscribed_at: expect.any(String) }]);
    expect(await confirmSubscription(db, token)).toBe(true);
    expect(await subscribers()).toEqual([confirmed]);
  });

  it("are refused with an unknown token, and change nothing", async () => {
    const { db, subscribers } = await openNewsletter();
    await subscribe(db, "ada@clinic.example", mailDomain);
    for (const token of ["", "%", "someone-else"]) {
      expect(await confirmSubscription(db, token)).toBe(false);
      expect(await unsubscribe(db, token)).toBe(false);
    }
    expect(await subscribers()).toMatchObject([{ status: "pending" }]);
  });
});
