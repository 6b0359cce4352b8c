import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { addLead, newConsultation, newContact, openTestDatabase } from "./test/open-test-database.ts";
import { generateTypes } from "./upkeep/generate-types.ts";

const schema = readFileSync(new URL("schema.ts", import.meta.url), "utf8");

const lead = (email: string, reference: string) =>
  sql`INSERT INTO contact_submissions (reference, idempotency_key, name, email, message, created_at)
    VALUES (${reference}, 'key-0000', 'Ada', ${email}, 'Hello', '2026-01-01T00:00:00.000Z')`;
const subscriber = (email: string) =>
  sql`INSERT INTO newsletter_subscribers (email, token, created_at) VALUES (${email}, 't', '2026-01-01T00:00:00.000Z')`;

it("the tables refuse invalid rows that the types allow", async () => {
  const { db } = await openTestDatabase();
  for (const row of [lead("ada at clinic.example", "CM-0000-0000"), subscriber("Ada@b.co")])
    await expect(row.execute(db)).rejects.toThrow(/check constraint.*\bemail|"\w+_email_check"/i);
  await lead("ada@clinic.example", "CM-0000-0000").execute(db);
  await expect(lead("ada@clinic.example", "CM-0000-0001").execute(db)).rejects.toThrow(/unique constraint/i);
  await subscriber("ada@b.co").execute(db);
  await expect(sql`UPDATE services SET position = 'first'`.execute(db)).rejects.toThrow(
    /cannot store TEXT value in INTEGER|invalid input syntax for type integer/,
  );
});

it("a service can be renamed, but not deleted while a lead asks for it", async () => {
  const { db } = await openTestDatabase();
  await addLead(db, newContact({ service: "consultation" }));
  await sql`UPDATE contact_services SET label = 'Advice' WHERE value = 'consultation'`.execute(db);
  await sql`DELETE FROM contact_services WHERE value = 'insurance-paneling'`.execute(db);
  await expect(sql`DELETE FROM contact_services WHERE value = 'consultation'`.execute(db)).rejects.toThrow(
    /foreign key/i,
  );
});

it("a view has no null where schema.ts allows none, whatever fields a lead lacks", async () => {
  const { db } = await openTestDatabase();
  const reference = await addLead(db, newContact());
  await addLead(db, newConsultation());
  await db
    .insertInto("lead_events")
    .values({ reference, event: "note", happened_at: new Date().toISOString() })
    .execute();
  for (const view of ["lead_inbox", "lead_history", "lead_waiting"]) {
    const columns = new RegExp(`^ {2}${view}: (?:Omit<.+> & )?{([^}]+)}`, "m").exec(schema)?.[1] ?? "";
    const neverNull = [...columns.matchAll(/^ {4}(\w+): (?!.*null;$)/gm)].map(([, column = ""]) => column);
    expect(neverNull.length).toBeGreaterThan(2);
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(view)}`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(neverNull.filter((column) => row[column] === null)).toEqual([]);
  }
});

it("schema.ts is what db:migrate --types writes for the migrated database", async () => {
  const { db } = await openTestDatabase("file::memory:");
  expect(schema === (await generateTypes(db)), "packages/db/src/schema.ts is stale: run pnpm db:migrate --types").toBe(
    true,
  );
});
