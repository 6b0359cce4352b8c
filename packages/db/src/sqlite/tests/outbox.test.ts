import { CompiledQuery, createQueryId } from "kysely";
import { expect, it } from "vitest";
import { leaseNotifications, nextNotificationAt } from "../../outbox/outbox.ts";
import { openTestDatabase } from "../../test/open-test-database.ts";

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
