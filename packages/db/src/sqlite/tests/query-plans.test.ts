import { CompiledQuery, Kysely } from "kysely";
import { expect, it } from "vitest";
import { queueClockMails } from "../../leads/clock.ts";
import { listLeads, readLeadPages } from "../../leads/inbox.ts";
import { countLeads, countLeadsBy } from "../../leads/stats.ts";
import type { Db } from "../../open.ts";
import { leaseNotifications, nextNotificationAt } from "../../outbox/outbox.ts";
import { openTestDatabase, testPolicy } from "../../test/open-test-database.ts";

const at = "2026-05-01T10:00:00.000Z";

/** SQLite's plans of the queries that `read` sends, one step per line. */
async function plansOf(read: (db: Db) => Promise<unknown>): Promise<string> {
  const { db, engine } = await openTestDatabase();
  const queries: CompiledQuery[] = [];
  await read(new Kysely({ dialect: engine.dialect, log: ({ query }) => void queries.push(query) }));
  const steps: string[] = [];
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    steps.push(...rows.map(({ detail }) => detail));
  }
  return steps.join("\n");
}

it.each<[string, (db: Db) => Promise<unknown>]>([
  ["the newest", (db) => listLeads(db, { limit: 50 })],
  ["a page further down", (db) => readLeadPages(db, { after: { created_at: at, reference: "CR-1" } }).next()],
  ["those of a status", (db) => listLeads(db, { status: "new", limit: 50 })],
  ["those with a text", (db) => listLeads(db, { text: "oak", limit: 50 })],
])(
  "a list of %s walks the tables' indexes and ends at its limit, instead of sorting all leads",
  async (_what, read) => {
    const plan = await plansOf(read);
    expect(plan).toContain("MERGE (UNION ALL)");
    expect(plan).not.toMatch(/SCAN \w+$|TEMP B-TREE FOR ORDER BY/m);
  },
);

it.each<[string, (db: Db) => Promise<unknown>]>([
  ["a day", (db) => countLeads(db, { from: at, before: at })],
  ["each campaign", (db) => countLeadsBy(db, "last_utm_campaign")],
  ["each landing page", (db) => countLeadsBy(db, "landing_page", { from: at })],
])("counting the leads of %s reads an index alone", async (_what, read) => {
  const plan = await plansOf(read);
  for (const table of ["consultation_requests", "contact_submissions"])
    expect(plan).toMatch(new RegExp(`SEARCH ${table} USING COVERING INDEX`));
});

it("the leads that are due are found through the index of those that wait, however many were answered", async () => {
  const plan = await plansOf((db) =>
    queueClockMails(db, { ...testPolicy, addresses: { reminder: 1, escalation: 1 }, byWebhook: false }),
  );
  for (const table of ["consultation_requests", "contact_submissions"])
    expect(plan).toMatch(new RegExp(`SEARCH ${table} USING INDEX ${table}_due`));
  expect(plan).not.toMatch(/SCAN (?:consultation|contact|lead_events)/);
});

it.each<[string, (db: Db) => Promise<unknown>]>([
  ["a lease of messages", (db) => leaseNotifications(db, { channel: "email", limit: 100, leaseMs: 60_000 })],
  ["the time of the next one", (db) => nextNotificationAt(db, "email")],
])("%s is found through the index of the open messages, however many were sent", async (_what, read) => {
  const plan = await plansOf(read);
  expect(plan).toContain("notifications_due");
  expect(plan).not.toContain("TEMP B-TREE");
});
