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
