import { Kysely, type LogEvent } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import type { Database } from "../../schema.ts";
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
