import { expect, inject, it, onTestFinished } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import type { LeadStatus } from "../leads/inbox.ts";
import { withdrawLead } from "../leads/requests.ts";
import { changeByLink, type LinkAction } from "../leads/status.ts";
import { type Db, inTransaction, type OpenDatabase, openDatabase } from "../open.ts";
import { subscribe } from "../outbox/newsletter.ts";
import {
  addLead,
  copyDatabase,
  eventsOf,
  leadOf,
  mailsOf,
  newContact,
  testPolicy,
} from "../test/open-test-database.ts";

/** Most tests with these pools repeat their steps, because a race doesn't show in every run. */
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
  // PostgreSQL rolls back at least one of the two transactions, and on a busy server maybe both.
  expect(Math.max(...attempts)).toBeGreaterThan(1);
});

type Step = (db: Db, reference: string) => Promise<unknown>;

function press(action: LinkAction, seen: LeadStatus): Step {
  const holder = "desk@site.example";
  return (db, reference) => changeByLink(db, { reference, action, seen, note: null, holder }, testPolicy);
}

const withdraw: Step = (db, reference) => withdrawLead(db, reference, testPolicy);
const spam = { score: 90, signals: [] };

it.each<[what: string, lead: Parameters<typeof newContact>[0], one: Step, other: Step]>([
  ["two who release a lead", { spam }, press("notSpam", "quarantined"), press("notSpam", "quarantined")],
  ["two clerks who press different buttons", {}, press("contacted", "new"), press("won", "new")],
  ["a press and a withdrawal", {}, press("won", "new"), withdraw],
])("of %s at the same time, one changes the status and the other changes nothing", async (_what, given, one, other) => {
  const [first, second] = await openTwice();
  for (let round = 0; round < 20; round += 1) {
    const reference = await addLead(first.db, newContact({ ...given, message: `Round ${round}` }));
    const steps = [() => one(first.db, reference), () => other(second.db, reference)];
    const results = await Promise.all((round % 2 === 0 ? steps : steps.toReversed()).map((step) => step()));
    const moves = (await eventsOf(first.db, reference)).filter(([event]) => event === "status");
    expect(moves.map(([, to]) => to)).toEqual([(await leadOf(first.db, reference)).status]);
    expect((await mailsOf(first.db, reference)).filter((mail) => mail === "office office 1")).toHaveLength(1);
    if (other !== withdraw && given?.spam === undefined) expect(results.toSorted()).toEqual(["done", "faster"]);
  }
});

it("a newsletter address that is sent twice at once gets one confirmation email", async () => {
  const [one, other] = await openTwice();
  for (let round = 0; round < 20; round += 1)
    await Promise.all([one, other].map(({ db }) => subscribe(db, `ada${round}@clinic.example`, "site.example")));
  expect(await one.db.selectFrom("notifications").select("id").execute()).toHaveLength(20);
});
