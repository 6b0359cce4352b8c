import { Kysely, type LogEvent, sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { openDatabase } from "../../open.ts";
import type { Database } from "../../schema.ts";
import { copyDatabase } from "../../test/open-copy.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";

/** Submits this many leads of each form in one turn, with a message to the office and one to the visitor for each. */
async function countStatements(leads: number): Promise<number> {
  const { engine } = await openTestDatabase();
  let statements = 0;
  const log = ({ level }: LogEvent) => {
    if (level === "query") statements += 1;
  };
  const db = new Kysely<Database>({ dialect: engine.dialect, log });
  const intake = new LeadIntake(db, { ...testPolicy, confirmToVisitor: true });
  await Promise.all(
    Array.from({ length: leads }, () => [intake.submit(newContact()), intake.submit(newConsultation())]).flat(),
  );
  const sent = statements;
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toHaveLength(2 * leads);
  expect(await db.selectFrom("notifications").select("id").execute()).toHaveLength(4 * leads);
  return sent;
}

it("a batch is stored in as many statements as one lead", async () => {
  expect(await countStatements(30)).toBe(await countStatements(1));
});

it("a text that the server can't store is stored without the characters in question", async () => {
  const { db } = await openTestDatabase();
  const messages = [
    "Hel\0lo",
    "half \ud83d a pair",
    "a whole \ud83d\udc4b pair",
    "a backslash: \\u0000 \\ud83d",
    '"\\{}',
  ];
  const intake = new LeadIntake(db, testPolicy);
  await Promise.all(
    messages.map((message, index) => intake.submit(newContact({ message, idempotencyKey: `key ${index}` }))),
  );
  const rows = await db.selectFrom("contact_submissions").select("message").orderBy("idempotency_key").execute();
  expect(rows.map(({ message }) => message)).toEqual(["Hello", "half \ufffd a pair", ...messages.slice(2)]);
});

it("the statements of a lead are prepared once per connection, and survive a column that another instance adds", async () => {
  // A copy of its own, because other tests reuse those of openTestDatabase.
  const { db, engine } = await openDatabase(await copyDatabase(inject("postgresTemplate")));
  onTestFinished(() => engine.close());
  const intake = new LeadIntake(db, { ...testPolicy, confirmToVisitor: true });
  for (let round = 0; round < 10; round += 1)
    await Promise.all([intake.submit(newContact()), intake.submit(newConsultation())]);
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ statement: string; runs: number }>`
      SELECT statement, generic_plans + custom_plans AS runs FROM pg_prepared_statements`.execute(connection);
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length);
    for (const table of ["contact_submissions", "consultation_requests", "notifications"]) {
      const inserts = rows.filter(({ statement }) => statement.startsWith(`INSERT INTO "${table}"`));
      expect(inserts).toEqual([expect.objectContaining({ runs: 10 })]);
    }
  });
  for (const table of ["contact_submissions", "consultation_requests", "notifications", "newsletter_refusals"])
    await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN added TEXT`.execute(db);
  expect(await intake.submit(newContact())).toMatchObject({ stored: true });
  expect(await intake.submit(newConsultation())).toMatchObject({ stored: true });
});
