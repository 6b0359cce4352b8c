import { expect, inject, it, onTestFinished, vi } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { changeByLink } from "../leads/status.ts";
import { type Db, inTransaction, type OpenDatabase, openDatabase } from "../open.ts";
import { subscribe } from "../outbox/newsletter.ts";
import { copyDatabase, newContact, testPolicy } from "../test/open-test-database.ts";

// Races of two instances on one server. Each race is run often, because one run may miss it.
vi.setConfig({ testTimeout: 60_000 });

/** Two pools on one database, as two instances have them. */
async function openTwice(): Promise<[OpenDatabase, OpenDatabase]> {
  const address = await copyDatabase(inject("postgresTemplate"));
  const pair: [OpenDatabase, OpenDatabase] = [await openDatabase(address), await openDatabase(address)];
  onTestFinished(async () => {
    for (const { db } of pair) await db.destroy();
  });
  return pair;
}

it("two instances that get the same keys in opposite orders store each lead once", async () => {
  const pair = await openTwice();
  const leads = Array.from({ length: 40 }, (_, index) => newContact({ idempotencyKey: `shared-${index}` }));
  const receipts = await Promise.all(
    pair.flatMap(({ db }, index) => {
      const intake = new LeadIntake(db, testPolicy);
      return (index === 0 ? leads : leads.toReversed()).map((lead) => intake.submit(lead));
    }),
  );
  expect(receipts.filter(({ stored }) => stored)).toHaveLength(40);
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(40);
  expect(await pair[0].db.selectFrom("notifications").select("id").execute()).toHaveLength(40);
});

it("a transaction that PostgreSQL rolls back in a deadlock runs again", async () => {
  const [one, other] = await openTwice();
  let locked = 0;
  const bothHaveOne = Promise.withResolvers<void>();
  const crossing = ([first, second]: [string, string]) => {
    let attempts = 0;
    return async (transaction: Db) => {
      attempts += 1;
      const edit = (slug: string) =>
        transaction.updateTable("contact_services").set({ label: slug }).where("value", "=", slug).execute();
      await edit(first);
      locked += 1;
      if (locked === 2) bothHaveOne.resolve();
      await bothHaveOne.promise;
      await edit(second);
      return attempts;
    };
  };
  const attempts = await Promise.all([
    inTransaction(one.db, crossing(["consultation", "re-credentialing"])),
    inTransaction(other.db, crossing(["re-credentialing", "consultation"])),
  ]);
  // A busy server may roll back both.
  expect(Math.max(...attempts)).toBeGreaterThan(1);
});

it("a quarantined lead that is released twice at once is notified once", async () => {
  const [one, other] = await openTwice();
  const intake = new LeadIntake(one.db, testPolicy);
  for (let round = 0; round < 20; round += 1) {
    const { reference } = await intake.submit(newContact({ spam: { score: 90, signals: [] } }));
    const press = {
      reference,
      action: "notSpam",
      seen: "quarantined",
      note: null,
      holder: "desk@site.example",
    } as const;
    await Promise.all([one, other].map(({ db }) => changeByLink(db, press, testPolicy)));
    const messages = one.db.selectFrom("notifications").select("id").where("reference", "=", reference);
    expect(await messages.execute()).toHaveLength(1);
  }
});

it("of two clerks who press different buttons at once one sets the status, and the other is notified", async () => {
  const [one, other] = await openTwice();
  const intake = new LeadIntake(one.db, testPolicy);
  for (let round = 0; round < 20; round += 1) {
    const { reference } = await intake.submit(newContact());
    const press = (db: Db, action: "contacted" | "won") =>
      changeByLink(db, { reference, action, seen: "new", note: null, holder: "desk@site.example" }, testPolicy);
    const results = await Promise.all([press(one.db, "contacted"), press(other.db, "won")]);
    expect(results.toSorted()).toEqual(["done", "faster"]);
  }
});

it("a newsletter address that is sent twice at once gets one confirmation email", async () => {
  const [one, other] = await openTwice();
  for (let round = 0; round < 20; round += 1)
    await Promise.all([one, other].map(({ db }) => subscribe(db, `ada${round}@clinic.example`, "site.example")));
  expect(await one.db.selectFrom("notifications").select("id").execute()).toHaveLength(20);
});
