import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { confirmSubscription, findSubscriber, subscribe, unsubscribe } from "./newsletter.ts";
import { openTestDatabase } from "./testing.ts";

const mailDomain = "site.example";

async function openNewsletter() {
  const { db } = await openTestDatabase();
  return {
    db,
    subscribers: () => db.selectFrom("newsletter_subscribers").selectAll().orderBy("id").execute(),
    mails: () => db.selectFrom("notifications").select(["kind", "channel", "recipient", "reference"]).execute(),
    aDayPasses: () =>
      sql`UPDATE newsletter_subscribers SET asked_at = ${new Date(Date.now() - 25 * 3_600_000).toISOString()}`.execute(
        db,
      ),
  };
}

it.each([null, mailDomain])("an address is stored once, in lower case (mail domain: %s)", async (domain) => {
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

it("where no mail can be sent nobody is asked, and is asked once mail can be sent", async () => {
  const { db, subscribers, mails } = await openNewsletter();
  await subscribe(db, "ada@clinic.example", null);
  expect(await mails()).toEqual([]);
  expect((await subscribers())[0]?.asked_at).toBeNull();
  await subscribe(db, "ada@clinic.example", mailDomain);
  expect(await mails()).toHaveLength(1);
});

describe("where mail can be sent", () => {
  it("the owner of the address is asked to confirm", async () => {
    const { db, subscribers, mails } = await openNewsletter();
    await subscribe(db, "Ada@Clinic.example", mailDomain);
    const id = (await subscribers())[0]?.id;
    expect(await mails()).toEqual([
      { kind: "newsletter", channel: "email", recipient: "ada@clinic.example", reference: String(id) },
    ]);
    expect(await findSubscriber(db, Number(id))).toMatchObject({ email: "ada@clinic.example", status: "pending" });
  });

  it("and not again within a day, however often the address is typed", async () => {
    const { db, mails, aDayPasses } = await openNewsletter();
    for (let time = 0; time < 20; time += 1) await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await mails()).toHaveLength(1);
    await aDayPasses();
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await mails()).toHaveLength(2);
  });

  it("and not at all once it is confirmed", async () => {
    const { db, subscribers, mails, aDayPasses } = await openNewsletter();
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await confirmSubscription(db, (await subscribers())[0]?.token ?? "")).toBe(true);
    await aDayPasses();
    await subscribe(db, "ada@clinic.example", mailDomain);
    expect(await mails()).toHaveLength(1);
    expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
  });
});

describe("the links of a mail", () => {
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

  it("say so when they are nobody's, and change nobody", async () => {
    const { db, subscribers } = await openNewsletter();
    await subscribe(db, "ada@clinic.example", mailDomain);
    for (const token of ["", "%", "someone-else"]) {
      expect(await confirmSubscription(db, token)).toBe(false);
      expect(await unsubscribe(db, token)).toBe(false);
    }
    expect(await subscribers()).toMatchObject([{ status: "pending" }]);
  });
});
