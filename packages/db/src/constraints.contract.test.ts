import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "./intake/intake.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "./test/open-test-database.ts";

/** The words with which each engine reports a refused row. */
const notNull = /NOT NULL constraint failed|violates not-null constraint/;
const unique = /UNIQUE constraint failed|violates unique constraint/;
const foreignKey = /FOREIGN KEY constraint failed|violates foreign key constraint/;
const otherType = /cannot store TEXT value in INTEGER|invalid input syntax for type integer/;

/** @param the column whose condition was violated; SQLite quotes the condition, PostgreSQL its derived name */
function check(column: string): RegExp {
  return new RegExp(`CHECK constraint failed: .*\\b${column}\\b|violates check constraint "\\w+_${column}_check"`);
}

const lead = `INSERT INTO contact_submissions (reference, idempotency_key, name, email, message, created_at`;
const leadValues = `VALUES ('CM-0000-0000', 'key-0000', 'Ada', 'ada@clinic.example', 'Hello', '2026-01-01T00:00:00.000Z'`;

const refused: [what: string, statement: string, reason: RegExp][] = [
  ["a status that is not one", `${lead}, status) ${leadValues}, 'maybe')`, check("status")],
  ["a service that is not offered", `${lead}, service) ${leadValues}, 'plumbing')`, foreignKey],
  ["an address without @", `${lead}) ${leadValues.replace("@", " at ")})`, check("email")],
  ["a lead without a name", `${lead}) ${leadValues.replace("'Ada'", "NULL")})`, notNull],
  ["two leads with one key", `${lead}) ${leadValues}), ${leadValues.slice(7).replace("CM-0000", "CM-0001")})`, unique],
  [
    "a subscriber in capitals",
    "INSERT INTO newsletter_subscribers (email, token, created_at) VALUES ('Ada@b.co', 't', '2026-01-01T00:00:00.000Z')",
    check("email"),
  ],
  ["a text in an integer column", "UPDATE services SET position = 'first'", otherType],
  ["a tone family that is not one", "UPDATE services SET color = 'pink'", check("color")],
  ["a mark that is too long for a cover", "UPDATE blog_posts SET mark = 'a hundred and twenty days'", check("mark")],
];

it("the tables refuse a row that breaks a rule of its columns", async () => {
  const { db } = await openTestDatabase();
  for (const [what, statement, reason] of refused)
    await expect(sql.raw(statement).execute(db), what).rejects.toThrow(reason);
});

it("the tables take a lead with a known status and service, which can be renamed but not removed", async () => {
  const { db } = await openTestDatabase();
  await sql.raw(`${lead}, status, service) ${leadValues}, 'won', 'consultation')`).execute(db);
  expect(await db.selectFrom("lead_inbox").select(["kind", "status", "service"]).execute()).toEqual([
    { kind: "contact", status: "won", service: "consultation" },
  ]);
  await sql`UPDATE contact_services SET label = 'Advice' WHERE value = 'consultation'`.execute(db);
  await expect(sql`DELETE FROM contact_services WHERE value = 'consultation'`.execute(db)).rejects.toThrow(foreignKey);
});

it("a view has no null in a column that schema.ts says is never null, whatever fields a lead lacks", async () => {
  const { db } = await openTestDatabase();
  const intake = new LeadIntake(db, testPolicy);
  const { reference } = await intake.submit(newContact());
  await intake.submit(newConsultation());
  await db
    .insertInto("lead_events")
    .values({ reference, event: "note", happened_at: new Date().toISOString() })
    .execute();
  const schema = readFileSync(new URL("schema.ts", import.meta.url), "utf8");
  for (const view of ["lead_inbox", "lead_history", "lead_waiting"]) {
    const columns = new RegExp(`^ {2}${view}: (?:Omit<.+> & )?{([^}]+)}`, "m").exec(schema)?.[1] ?? "";
    const neverNull = [...columns.matchAll(/^ {4}(\w+): (?!.*null;$)/gm)].map(([, column = ""]) => column);
    expect(neverNull.length).toBeGreaterThan(2);
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(view)}`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(neverNull.filter((column) => row[column] === null)).toEqual([]);
  }
});
