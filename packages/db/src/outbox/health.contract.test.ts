import { expect, it } from "vitest";
import { addLead, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { findCanary, markCanaryArrived, readCanaryArrival } from "./health.ts";
import { retryNotifications } from "./outbox.ts";

const policy = { ...testPolicy, officeAddresses: 2, officeMailsMax: 1, hasWebhook: true, confirmToVisitor: true };

async function openCanary() {
  const { db } = await openTestDatabase();
  const run = (given: Parameters<typeof newContact>[0] = {}) =>
    addLead(db, newContact({ canary: true, ...given }), undefined, policy);
  const count = async (table: "lead_inbox" | "notifications" | "lead_events" | "canary") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return { db, run, count };
}

it("a test lead notifies the office by every channel, leaves no lead, and the next one takes its place; it is not retried by hand", async () => {
  const { db, run, count } = await openCanary();
  const first = await run();
  const second = await run();
  expect([await count("lead_inbox"), await count("lead_events"), await count("canary")]).toEqual([0, 0, 1]);
  expect(await findCanary(db, first)).toBeUndefined();
  const told = (await findCanary(db, second))?.notifications.map(({ channel, recipient }) => `${channel} ${recipient}`);
  expect(told).toEqual(["email office 1", "email office 2", "webhook office 1"]);
  expect(await count("notifications")).toBe(3);
  await db.updateTable("notifications").set({ status: "dead" }).where("reference", "=", "canary").execute();
  expect(await retryNotifications(db)).toBe(0);

  // The last arrival stays recorded when later canaries do not arrive.
  await markCanaryArrived(db, second);
  const arrived = await readCanaryArrival(db);
  expect(Date.now() - Number(arrived)).toBeLessThan(10_000);
  const spam = await run({ spam: { score: 90, signals: ["markup", "two links"] } });
  expect(await readCanaryArrival(db)).toEqual(arrived);
  // The run records why it looks like spam, and notifies no one.
  expect(await findCanary(db, spam)).toEqual({ quarantine: "markup, two links", notifications: [] });
});
