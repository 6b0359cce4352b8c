import { expect, it } from "vitest";
import type { NewLead } from "../leads/lead-fields.ts";
import { addLead, newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { findCanary, markCanaryArrived, readCanaryArrival } from "./health.ts";
import { leaseDue, retryNotifications } from "./outbox.ts";

const policy = { ...testPolicy, officeAddresses: 2, officeMailsMax: 1, hasWebhook: true, confirmToVisitor: true };

async function openCanary() {
  const { db } = await openTestDatabase();
  const add = (lead: NewLead) => addLead(db, lead, undefined, policy);
  const run = (given: Parameters<typeof newContact>[0] = {}) => add(newContact({ canary: true, ...given }));
  const count = async (table: "lead_inbox" | "notifications" | "lead_events" | "canary") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return { db, add, run, count };
}

it("a test lead notifies the office by every channel, leaves no lead, and the next one takes its place", async () => {
  const { db, run, count } = await openCanary();
  const first = await run();
  const second = await run();
  expect([await count("lead_inbox"), await count("lead_events"), await count("canary")]).toEqual([0, 0, 1]);
  expect(await findCanary(db, first)).toBeUndefined();
  expect((await findCanary(db, second))?.notifications.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ["email", "office 1"],
    ["email", "office 2"],
    ["webhook", "office 1"],
  ]);
  expect(await count("notifications")).toBe(3);

  // The last arrival stays recorded when later canaries do not arrive.
  expect(await readCanaryArrival(db)).toBeNull();
  await markCanaryArrived(db, second);
  const arrived = await readCanaryArrival(db);
  expect(Date.now() - Number(arrived)).toBeLessThan(10_000);
  const spam = await run({ spam: { score: 90, signals: ["markup", "two links"] } });
  expect(await readCanaryArrival(db)).toEqual(arrived);
  // The run records why it looks like spam, and notifies no one.
  expect(await findCanary(db, spam)).toEqual({ quarantine: "markup, two links", notifications: [] });
});

it("a test lead is delivered at once in a flood, and is not retried by hand", async () => {
  const { db, add, run } = await openCanary();
  await run();
  for (let n = 0; n < 4; n += 1) await add(newConsultation({ name: `Ada ${n}` }));
  await run();
  const due = await leaseDue(db, { channel: "email", slots: 20, leaseMs: 1_000 });
  expect(due.filter(([{ reference }]) => reference === "canary")).toHaveLength(2);
  await db.updateTable("notifications").set({ status: "dead" }).where("reference", "=", "canary").execute();
  expect(await retryNotifications(db)).toBe(0);
});
