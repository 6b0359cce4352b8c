import { recordInWords } from "@site/content/office/record";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import {
  addLead,
  leadOf,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
} from "../test/open-test-database.ts";
import { readDays, readOpen, readRecord, writeOfficeTime } from "./office-days.ts";

const instants = [
  ["America/Chicago", "2025-11-26T05:59:59.000Z", "2025-11-25"],
  ["America/Chicago", "2025-11-26T06:00:00.000Z", "2025-11-26"],
  ["America/Chicago", "2026-07-01T04:59:59.999Z", "2026-06-30"],
  ["America/Chicago", "2026-07-01T05:00:00.000Z", "2026-07-01"],
  ["America/Chicago", "2026-03-09T04:59:59.000Z", "2026-03-08"],
  ["America/Chicago", "2026-11-02T05:59:59.000Z", "2026-11-01"],
  ["Asia/Kolkata", "2026-01-01T18:30:00.000Z", "2026-01-02"],
  ["Pacific/Kiritimati", "2026-01-01T10:00:00.000Z", "2026-01-02"],
  ["UTC", "2026-01-01T23:59:59.999Z", "2026-01-01"],
] as const;

it("a lead's day is the day in the office's time zone, and a new time zone applies to all leads", async () => {
  const { db } = await openTestDatabase();
  for (const [zone, at, day] of instants) {
    await writeOfficeTime(db, zone);
    for (const lead of [newContact(), newConsultation()]) {
      const reference = await addLead(db, lead, at);
      expect((await leadOf(db, reference)).day_local, `${zone} ${at}`).toBe(day);
    }
  }
});

it("today's leads are those of today in the office's time zone", async () => {
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

const zone = "America/Chicago";
const instant = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
const text = (local: string, hours = 0) =>
  instant(local)
    .add({ minutes: Math.round(hours * 60) })
    .toString({ fractionalSecondDigits: 3 });

type Status = "new" | "contacted" | "won" | "lost";

/** @param came the time of arrival in the office's time zone */
async function lead(db: Db, came: string, status: Status = "new", hours = 0, referrer: string | null = null) {
  const fresh = newContact({ message: `${came} ${status} ${hours}` });
  const reference = await addLead(db, { ...fresh, attribution: { ...fresh.attribution, referrer } }, text(came));
  if (status !== "new") await setLeadStatus(db, { reference, status, note: null, at: text(came, hours) });
}

it("the figures of seven days count the office's days: a lead late on the evening before belongs to the previous week", async () => {
  const { db } = await openTestDatabase();
  await writeOfficeTime(db, zone);
  await lead(db, "2026-11-19T23:59", "won", 1);
  await lead(db, "2026-11-20T00:00", "contacted", 2, "https://www.google.com/search?q=a");
  await lead(db, "2026-11-25T20:00", "won", 3.5, "https://www.google.com");
  await lead(db, "2026-11-26T23:59", "lost", 30, "https://bing.com/");
  await lead(db, "2026-11-26T10:00");
  await addLead(db, newContact({ spam: { score: 90, signals: ["links"] }, message: "spam" }), text("2026-11-26T10:00"));
  await lead(db, "2026-11-27T00:00", "contacted", 1);
  expect(await readDays(db, { from: "2026-11-20", before: "2026-11-27" }, zone)).toEqual({
    leads: 4,
    held: 1,
    answered: 3,
    won: 2,
    lost: 0,
    inTime: 1,
    sources: [
      { source: "www.google.com", leads: 2 },
      { source: "(direct)", leads: 1 },
      { source: "bing.com", leads: 1 },
    ],
    medianHours: expect.closeTo(2, 5),
  });
  expect(await readOpen(db)).toEqual([{ owner: null, leads: 3 }]);
});

it("the record of answers needs twenty answers, counts overdue leads as late, and omits leads older than 90 days", async () => {
  const { db } = await openTestDatabase();
  await writeOfficeTime(db, zone);
  for (let count = 0; count < 19; count += 1)
    await lead(db, `2026-10-${10 + count}T09:00`, "contacted", 3 + (count % 2) / 3);
  await lead(db, "2026-01-10T09:00", "contacted", 1);
  await lead(db, "2026-11-26T09:00", "contacted", 1);
  expect(await readRecord(db, "2026-11-26")).toBeNull();
  await lead(db, "2026-11-01T09:00", "won", 50);
  for (const day of [2, 3, 4, 5, 6]) await lead(db, `2026-11-0${day}T09:00`);
  const record = await readRecord(db, "2026-11-26");
  expect(record).toMatchObject({ days: 90, inTime: 19 / 25 });
  expect(record && recordInWords(record)).toBe("last 90 days: 76 % in time, median 3 h 10 min");
});
