import { join } from "node:path";
import { CompiledQuery, createQueryId } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "../../open.ts";
import { leaseNotifications, nextNotificationAt } from "../../outbox/outbox.ts";
import { queueNotification } from "../../outbox/queue.ts";
import { openTestDatabase } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const message = { kind: "office", channel: "email", recipient: "office@site.example" } as const;

it("a lease is exclusive between two processes on one database", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const first = (await openTestDatabase(url)).db;
  for (let n = 1; n <= 30; n += 1) await queueNotification(first, { ...message, reference: `CR-${n}` }, "site.example");
  const second = (await openDatabase(url)).db;
  const programs = [first, second, second, first, second];
  const batches = await Promise.all(
    programs.map((db) => leaseNotifications(db, { channel: "email", limit: 7, leaseMs: 60_000 })),
  );
  const ids = batches.flat().map(({ id }) => id);
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
  await Promise.all([first.destroy(), second.destroy()]);
});

it("a lease is found through the index of the open messages, however many were sent", async () => {
  const { db } = await openTestDatabase();
  const queries: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(db.getExecutor().compileQuery(node, createQueryId()));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await leaseNotifications(watched, { channel: "email", limit: 100, leaseMs: 60_000 });
  await nextNotificationAt(watched, "email");
  for (const { sql, parameters } of queries) {
    const plan = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]),
    );
    const steps = plan.rows.map(({ detail }) => detail).join("\n");
    expect(steps).toContain("notifications_due");
    expect(steps).not.toContain("TEMP B-TREE");
  }
});
