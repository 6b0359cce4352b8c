import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { countLeadsByStatus, readUndelivered } from "./health.ts";
import { leaseNotifications, markNotificationFailed, markNotificationsSent } from "./outbox.ts";

async function openIntake(hasWebhook = false) {
  const { db } = await openTestDatabase();
  return { db, intake: new LeadIntake(db, { ...testPolicy, hasWebhook }) };
}

it("leads are counted by form and status, since a given moment on request", async () => {
  const { db, intake } = await openIntake();
  await intake.submit(newContact());
  await intake.submit(newContact());
  await intake.submit(newContact({ spam: { score: 99, signals: ["a bot"] } }));
  await intake.submit(newConsultation());
  expect(await countLeadsByStatus(db)).toEqual([
    { kind: "consultation", status: "new", count: 1 },
    { kind: "contact", status: "new", count: 2 },
    { kind: "contact", status: "quarantined", count: 1 },
  ]);
  expect(await countLeadsByStatus(db, "2999-01-01T00:00:00.000Z")).toEqual([]);
});

it("undelivered messages are counted by channel, kind and status, with the age of the oldest", async () => {
  const { db, intake } = await openIntake(true);
  for (let count = 0; count < 3; count++) await intake.submit(newContact());
  await db.updateTable("notifications").set({ created_at: "2026-01-02T03:04:05.000Z" }).where("id", "=", 2).execute();
  const [sent, dead] = await leaseNotifications(db, { channel: "email", limit: 2, leaseMs: 1000 });
  await markNotificationsSent(db, [sent?.id ?? 0], "office@site.example");
  if (dead !== undefined) await markNotificationFailed(db, dead, "no such user", null);
  const rows = await readUndelivered(db);
  expect(rows.map(({ channel, kind, status, count }) => [channel, kind, status, count])).toEqual([
    ["email", "office", "dead", 1],
    ["email", "office", "pending", 1],
    ["webhook", "office", "pending", 3],
  ]);
  expect(rows[2]?.oldest).toBe("2026-01-02T03:04:05.000Z");
});
