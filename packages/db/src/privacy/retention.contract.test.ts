import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { leadTableOf, type NewLead } from "../leads/lead-fields.ts";
import { setLeadStatus } from "../leads/status.ts";
import { subscribe } from "../outbox/newsletter.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { findExpired, type RetentionDays, removeExpired } from "./retention.ts";

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

const spam = { score: 90, signals: [] };
const days: RetentionDays = { quarantined: 90, leads: 1_000, notifications: 365, newsletterUnsubscribed: 30 };

/** Of each class one row that is past its period, and one that is not. */
async function openAged() {
  const opened = await openTestDatabase();
  const { db } = opened;
  const add = async (lead: NewLead, age: number) => {
    const { reference } = await new LeadIntake(db, testPolicy).submit(lead);
    await db
      .updateTable(leadTableOf[lead.kind])
      .set({ created_at: daysAgo(age) })
      .where("reference", "=", reference)
      .execute();
    return reference;
  };
  const leads = {
    oldSpam: await add(newContact({ spam }), 91),
    newSpam: await add(newConsultation({ spam }), 89),
    oldLead: await add(newConsultation(), 1_001),
    newLead: await add(newContact(), 999),
  };
  await setLeadStatus(db, { reference: leads.oldLead, status: "won", note: "Signed" });
  const sent = db.updateTable("notifications").set({ status: "sent", created_at: daysAgo(366) });
  await sent.where("reference", "=", leads.newLead).execute();
  for (const [name, age] of [
    ["old", 31],
    ["new", 29],
  ] as const) {
    await subscribe(db, `${name}@clinic.example`, "site.example");
    await db
      .updateTable("newsletter_subscribers")
      .set({ status: "unsubscribed", unsubscribed_at: daysAgo(age) })
      .where("email", "=", `${name}@clinic.example`)
      .execute();
  }
  return { ...opened, ...leads };
}

it("retention removes the rows past their period with their dependents, records the number of each class, and none of a class without a period", async () => {
  const { db, engine, newSpam, newLead } = await openAged();
  const forever = { quarantined: 0, leads: 0, notifications: 0, newsletterUnsubscribed: 0 };
  expect((await findExpired(db, forever)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0]);
  expect((await findExpired(db, days)).map(({ rows }) => rows)).toEqual([1, 1, 1, 1]);
  const { classes } = await removeExpired({ db, engine }, days);
  expect(classes.map(({ rows }) => rows)).toEqual([1, 1, 1, 1]);

  const leads = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(leads.map(({ reference }) => reference).toSorted()).toEqual([newSpam, newLead].toSorted());
  const subscribers = db.selectFrom("newsletter_subscribers").select(["id", "email"]);
  expect(await subscribers.execute()).toMatchObject([{ email: "new@clinic.example" }]);
  const [left] = await subscribers.execute();
  const messages = await db.selectFrom("notifications").select(["kind", "reference"]).execute();
  expect(messages).toEqual([{ kind: "newsletter", reference: String(left?.id) }]);
  const events = await db.selectFrom("lead_events").select(["reference", "event", "note"]).orderBy("id").execute();
  const recorded = (name: string) => ({
    ...{ reference: "retention", event: "erased" },
    note: expect.stringMatching(new RegExp(`^${name}: 1 rows from before \\d{4}-\\d\\d-\\d\\dT`)),
  });
  expect(events).toEqual(["quarantined", "leads", "notifications", "newsletterUnsubscribed"].map(recorded));

  const again = await removeExpired({ db, engine }, days);
  expect(again.classes.map(({ rows }) => rows)).toEqual([0, 0, 0, 0]);
  expect(await db.selectFrom("lead_events").select("id").execute()).toHaveLength(4);
});
