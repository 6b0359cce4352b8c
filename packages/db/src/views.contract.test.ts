import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "./intake/intake.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "./test/open-test-database.ts";

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
  for (const view of ["lead_inbox", "lead_history", "lead_funnel_daily", "notification_health"]) {
    const name = view.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const columns = new RegExp(`type ${name}Table = {([^}]+)}`).exec(schema)?.[1] ?? "";
    const neverNull = [...columns.matchAll(/^ {2}(\w+): (?!.*null;$)/gm)].map(([, column = ""]) => column);
    expect(neverNull.length).toBeGreaterThan(2);
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(view)}`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(neverNull.filter((column) => row[column] === null)).toEqual([]);
  }
});
