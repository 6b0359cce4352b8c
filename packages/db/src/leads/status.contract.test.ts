import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { findLead, listLeadEvents, listLeadNotifications } from "./inbox.ts";
import type { NewLead } from "./lead-fields.ts";
import { releaseLead, setLeadStatus } from "./status.ts";

async function openLead(lead: NewLead) {
  const { db } = await openTestDatabase();
  const { reference } = await new LeadIntake(db, testPolicy).submit(lead);
  return { db, reference };
}

const spam = { score: 90, signals: ["many links"] };

it.each([newContact(), newConsultation()])(
  "a lead's status is set with a note, and its history names both ($kind)",
  async (lead) => {
    const { db, reference } = await openLead(lead);
    expect(await setLeadStatus(db, { reference, status: "contacted", note: null })).toEqual({ before: "new" });
    expect(await setLeadStatus(db, { reference, status: "won", note: "Signed" })).toEqual({ before: "contacted" });
    expect(await setLeadStatus(db, { reference, status: "won", note: "Again" })).toEqual({ before: "won" });
    expect(await findLead(db, reference)).toMatchObject({ status: "won" });
    const events = await listLeadEvents(db, reference);
    expect(events.map(({ event, to_status, note }) => [event, to_status, note])).toEqual([
      ["created", "new", null],
      ["status", "contacted", null],
      ["status", "won", null],
      ["note", null, "Signed"],
      ["note", null, "Again"],
    ]);
  },
);

it("a status for an unknown reference changes nothing", async () => {
  const { db } = await openLead(newContact());
  expect(await setLeadStatus(db, { reference: "CM-0000-0000", status: "won", note: "Nobody" })).toBeUndefined();
  expect(await releaseLead(db, "CM-0000-0000", testPolicy)).toBeUndefined();
  expect(await db.selectFrom("lead_events").select("id").execute()).toEqual([]);
});

it("a quarantined lead can be answered, and becomes new by its release only", async () => {
  const { db, reference } = await openLead(newContact({ spam }));
  await expect(setLeadStatus(db, { reference, status: "new", note: "Looks real" })).rejects.toThrow(
    `${reference} is quarantined: nobody was told of it. Use: pnpm leads release ${reference}`,
  );
  expect(await listLeadEvents(db, reference)).toHaveLength(1);
  expect(await setLeadStatus(db, { reference, status: "lost", note: null })).toEqual({ before: "quarantined" });
});

it.each([newContact({ spam }), newConsultation({ spam })])(
  "a release of a quarantined lead queues its notifications once ($kind)",
  async (lead) => {
    const { db, reference } = await openLead(lead);
    expect(await listLeadNotifications(db, reference)).toEqual([]);
    const policy = { ...testPolicy, confirmToVisitor: true };
    expect(await releaseLead(db, reference, policy)).toEqual({ before: "quarantined" });
    expect(await releaseLead(db, reference, policy)).toEqual({ before: "new" });
    expect(await findLead(db, reference)).toMatchObject({ status: "new" });
    expect(await listLeadNotifications(db, reference)).toMatchObject([
      { kind: "office", recipient: "office 1", status: "pending", attempts: 0 },
      { kind: "visitor", recipient: lead.email, status: "pending", attempts: 0 },
    ]);
  },
);
