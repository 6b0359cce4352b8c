import { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { queueClockMails } from "../../leads/clock.ts";
import { listSamePerson, readLeadPart } from "../../leads/inbox.ts";
import { leaseDue } from "../../outbox/outbox.ts";
import { newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";

it("a lead, the office's list, the clock and a delivery read no table without an index", async () => {
  const { db: plain } = await openTestDatabase();
  const asked: CompiledQuery[] = [];
  const db = plain.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(plain.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await new LeadIntake(db, testPolicy).submit(newContact());
  for (const filter of [{}, { status: "new", order: "due" }, { text: "Ada" }] as const)
    for (const lead of (await readLeadPart(db, { ...filter, limit: 9 }, 9)).leads) await listSamePerson(db, lead);
  await queueClockMails(db, testPolicy);
  await leaseDue(db, { channel: "email", slots: 1, leaseMs: 1 });
  for (const { sql, parameters } of asked) {
    const { rows } = await plain.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]),
    );
    const plan = rows.map(({ detail }) => detail);
    // Two kinds of scan are allowed, because they are fast: one of a co-routine, whose rows were found with an index,
    // and one of `request_key`, which has a single row.
    const found = plan.some((step) => step.startsWith("CO-ROUTINE")) ? /^SCAN lead(?:_inbox)?$/ : /^SCAN request_key$/;
    expect(
      plan.filter((step) => /^SCAN \w+$/.test(step) && !found.test(step)),
      sql,
    ).toEqual([]);
  }
});
