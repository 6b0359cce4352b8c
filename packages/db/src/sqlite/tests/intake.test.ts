import { join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { type OpenDatabase, openDatabase } from "../../open.ts";
import type { Database } from "../../schema.ts";
import { newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

/** A second Kysely instance on the same engine that records every statement. */
function listen({ engine }: OpenDatabase) {
  const statements: string[] = [];
  const log = ({ query }: LogEvent) => void statements.push(query.sql);
  const db = new Kysely<Database>({ dialect: engine.dialect, log });
  const count = (statement: string) => statements.filter((sent) => sent === statement).length;
  return { db, count };
}

it("a lead is acknowledged after its commit, when another connection sees it", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const { db } = await openTestDatabase(url);
  const reader = (await openDatabase(url)).db;
  const intake = new LeadIntake(db, testPolicy);

  const seen = Array.from({ length: 20 }, async () => {
    const { reference } = await intake.submit(newContact());
    return reader.selectFrom("lead_inbox").select("reference").where("reference", "=", reference).execute();
  });
  for (const rows of await Promise.all(seen)) expect(rows).toHaveLength(1);
  await Promise.all([db.destroy(), reader.destroy()]);
});

it("waiting leads are rejected together while another program locks the database, and later leads are stored", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const opened = await openTestDatabase(url, { busyMs: 10 });
  const holder = (await openDatabase(url)).db;
  const { db, count } = listen(opened);
  const intake = new LeadIntake(db, testPolicy);

  await sql`BEGIN IMMEDIATE`.execute(holder);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => intake.submit(newContact())));
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(10);
  // Waiting for the lock's timeout once per row would take a minute.
  expect(count("begin immediate")).toBe(1);

  await sql`ROLLBACK`.execute(holder);
  expect(await intake.submit(newContact())).toMatchObject({ stored: true });
  await Promise.all([opened.db.destroy(), holder.destroy()]);
});
