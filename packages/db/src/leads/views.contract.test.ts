import { sql } from "kysely";
import { expect, it } from "vitest";
import { leadOf } from "../test/lead-rows.ts";
import { addLead, newConsultation, newContact, openTestDatabase } from "../test/open-test-database.ts";
import { writeOfficeTime } from "./office-time.ts";

const instants = [
  ["America/Chicago", "2025-11-26T05:59:59.000Z", "2025-11-25"],
  ["America/Chicago", "2025-11-26T06:00:00.000Z", "2025-11-26"],
  ["America/Chicago", "2026-07-01T04:59:59.999Z", "2026-06-30"],
  ["America/Chicago", "2026-07-01T05:00:00.000Z", "2026-07-01"],
  // The days of the clock changes.
  ["America/Chicago", "2026-03-09T04:59:59.000Z", "2026-03-08"],
  ["America/Chicago", "2026-11-02T05:59:59.000Z", "2026-11-01"],
  ["Asia/Kolkata", "2026-01-01T18:30:00.000Z", "2026-01-02"],
  ["Pacific/Kiritimati", "2026-01-01T10:00:00.000Z", "2026-01-02"],
  ["UTC", "2026-01-01T23:59:59.999Z", "2026-01-01"],
] as const;

it("a lead's day is that of the office, whose newly configured zone applies to all leads", async () => {
  const { db } = await openTestDatabase();
  for (const [zone, at, day] of instants) {
    await writeOfficeTime(db, zone);
    for (const lead of [newContact(), newConsultation()]) {
      const reference = await addLead(db, lead, at);
      expect((await leadOf(db, reference)).day_local, `${zone} ${at}`).toBe(day);
    }
  }
});

it("today's leads are those of the office's day", async () => {
  const { db } = await openTestDatabase();
  await writeOfficeTime(db, "Pacific/Honolulu");
  const day_local = Temporal.Now.plainDateISO("Pacific/Honolulu").toString();
  for (let hours = 0; hours < 50; hours += 3)
    await addLead(db, newContact(), new Date(Date.now() - hours * 3_600_000).toISOString());
  const leads = db.selectFrom("lead_inbox").select("reference").orderBy("reference");
  const ofToday = await sql<{ reference: string }>`SELECT reference FROM lead_today ORDER BY reference`.execute(db);
  expect(ofToday.rows).toEqual(await leads.where("day_local", "=", day_local).execute());
  expect(ofToday.rows.length).toBeGreaterThan(0);
});
