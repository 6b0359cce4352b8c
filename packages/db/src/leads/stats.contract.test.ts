import { noTouch } from "@site/content/touch";
import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import type { Db } from "../open.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { leadTableOf, type NewLead, noAttribution } from "./lead-fields.ts";
import { countLeads, countLeadsBy, countLeadsByStatus } from "./stats.ts";
import { setLeadStatus } from "./status.ts";

function from(landingPage: string | null, campaign: string | null = null) {
  return { attribution: { ...noAttribution, landingPage, last: { ...noTouch, campaign } } };
}

const spam = { score: 90, signals: [] };

/** Stores a lead that came on this day of May, and answers it. */
async function add(db: Db, lead: NewLead, day: string, status?: "contacted" | "won" | "lost"): Promise<void> {
  const { reference } = await new LeadIntake(db, testPolicy).submit(lead);
  const created_at = `2026-05-${day}T12:00:00.000Z`;
  await db.updateTable(leadTableOf[lead.kind]).set({ created_at }).where("reference", "=", reference).execute();
  if (status !== undefined) await setLeadStatus(db, { reference, status, note: null });
}

async function openFilled(): Promise<Db> {
  const { db } = await openTestDatabase();
  await add(db, newContact(from("/pricing", "Spring")), "01");
  await add(db, newContact({ ...from("/pricing", "spring"), spam }), "02");
  await add(db, newConsultation(from("/pricing", "spring")), "02", "won");
  await add(db, newConsultation(from("/Zoom")), "03", "contacted");
  await add(db, newContact(from("/about")), "04", "lost");
  await add(db, newConsultation(from(null, "an-offer")), "05");
  return db;
}

it("the counts of leads by outcome are numbers", async () => {
  const db = await openFilled();
  expect(await countLeads(db)).toEqual({ leads: 6, quarantined: 1, contacted: 3, won: 1 });
  expect(await countLeads(db, { kind: "contact" })).toEqual({ leads: 3, quarantined: 1, contacted: 1, won: 0 });
  const range = { from: "2026-05-02T12:00:00.000Z", before: "2026-05-04T12:00:00.000Z" };
  expect(await countLeads(db, range)).toEqual({ leads: 3, quarantined: 1, contacted: 2, won: 1 });
});

it("leads are counted per value of a column, the most frequent first, then null, then by value", async () => {
  const db = await openFilled();
  const named = async (column: "landing_page" | "last_utm_campaign") =>
    (await countLeadsBy(db, column)).map(({ name, leads }) => [name, leads]);
  expect(await named("landing_page")).toEqual([
    ["/pricing", 3],
    [null, 1],
    ["/Zoom", 1],
    ["/about", 1],
  ]);
  expect(await named("last_utm_campaign")).toEqual([
    [null, 2],
    ["spring", 2],
    ["Spring", 1],
    ["an-offer", 1],
  ]);
});

it("leads are counted by form and status, since a given moment on request", async () => {
  const db = await openFilled();
  expect(await countLeadsByStatus(db)).toEqual([
    { kind: "consultation", status: "contacted", count: 1 },
    { kind: "consultation", status: "new", count: 1 },
    { kind: "consultation", status: "won", count: 1 },
    { kind: "contact", status: "lost", count: 1 },
    { kind: "contact", status: "new", count: 1 },
    { kind: "contact", status: "quarantined", count: 1 },
  ]);
  expect(await countLeadsByStatus(db, "2026-05-05T12:00:00.000Z")).toEqual([
    { kind: "consultation", status: "new", count: 1 },
  ]);
});
