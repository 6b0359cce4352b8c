import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { migrate } from "../migrate.ts";
import { type Db, openDatabase } from "../open.ts";
import { subscribe, unsubscribe } from "../outbox/newsletter.ts";
import { findRefusal } from "../outbox/newsletter-refusals.ts";
import {
  copyDatabase,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "../test/open-test-database.ts";
import { asAdmin } from "../test/postgres-cluster.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { tomorrow } from "../test/tomorrow.ts";
import { moveToServer } from "./move.ts";

const template = inject("postgresTemplate");
const emptyDatabase = () => copyDatabase(new URL("/template1", template).href);

async function openPlace() {
  const file = join(temporaryFolder(), "site.db");
  const { db } = await openTestDatabase(`file:${file}`);
  const intake = new LeadIntake(db, testPolicy);
  for (let count = 0; count < 30; count += 1)
    await intake.submit(count % 2 === 0 ? newContact({ message: `Grüße 🙂 ${count}\r\n\t\\.` }) : newConsultation());
  const lead = newContact({ service: "physician-credentialing", idempotencyKey: "crm-lead-20419" });
  const { reference } = await intake.submit(lead);
  await intake.submit(newContact({ canary: true }));
  await setLeadStatus(db, { reference, status: "won", note: "It's done" });
  await sql`UPDATE states SET medical_board = 'An edited board' WHERE slug = 'ohio'`.execute(db);
  await subscribe(db, "reader@clinic.example", "site.example");
  await subscribe(db, "gone@clinic.example", "site.example");
  const gone = await db.selectFrom("newsletter_subscribers").select("token").where("email", "like", "gone%").execute();
  await unsubscribe(db, gone[0]?.token ?? "");
  await db.destroy();
  return { file, from: `file:${file}`, to: await emptyDatabase(), reference, lead };
}

async function change(url: string, statement: string): Promise<void> {
  const { db } = await openDatabase(url);
  await sql.raw(statement).execute(db);
  await db.destroy();
}

async function readAll(db: Db, table: string): Promise<unknown[]> {
  const { rows } = await sql`SELECT * FROM ${sql.id(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

it("a move copies each row of each table to the server, and the site works there", async () => {
  const { file, from, to, reference, lead } = await openPlace();
  await change(from, "CREATE TABLE notes (note TEXT)");
  const moved = await moveToServer(from, to);
  await expect(openDatabase(from)).rejects.toThrow(
    /^The data of \S+site\.db was moved to the server that \S+site\.db\.moved names: set DATABASE_URL to that server\./,
  );
  await expect(moveToServer(from, to)).rejects.toThrow(/^The data of \S+ was moved to /);

  expect(readFileSync(`${file}.moved`, "utf8")).toMatch(/^PostgreSQL \S+ at \d{4}-\S+Z\n$/);
  rmSync(`${file}.moved`);
  const [source, target] = [await openDatabase(from), await openDatabase(to)];
  const tables = (await target.db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name);
  expect(Object.keys(moved.tables).toSorted()).toEqual(tables.toSorted());
  for (const name of tables) {
    const rows = await readAll(source.db, name);
    expect(moved.tables[name]).toEqual({ rows: rows.length, checksum: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await readAll(target.db, name)).toEqual(rows);
  }
  const intake = new LeadIntake(target.db, testPolicy);
  expect(await intake.submit(lead)).toMatchObject({ reference, stored: false });
  expect(await intake.submit({ ...lead, message: "Other words under the same key" })).toMatchObject({ stored: true });
  expect(await setLeadStatus(target.db, { reference, status: "lost", note: null })).toBe("done");
  expect(await findRefusal(target.db, "Gone@clinic.example")).toBeDefined();
  for (const { db } of [source, target]) await db.destroy();
});

it("a move that fails in between leaves no lead on the server, and the file in use", async () => {
  const { file, from, to } = await openPlace();
  // PostgreSQL's type `integer` can't store a number as large as this one.
  await change(from, "UPDATE consultation_requests SET spam_score = 3000000000 WHERE id = 1");
  await expect(moveToServer(from, to)).rejects.toThrow(
    /^The table consultation_requests can't be copied: .* out of range.* Nothing was moved: the site still uses the file/,
  );
  expect(existsSync(`${file}.moved`)).toBe(false);
  const target = await openDatabase(to);
  expect(await readAll(target.db, "lead_inbox")).toEqual([]);
  await target.db.destroy();
  await change(from, "UPDATE consultation_requests SET spam_score = 0 WHERE id = 1");
});

it("each obstacle to a move is reported in one sentence, and nothing is changed", async () => {
  const { file, from, to } = await openPlace();
  const foreign = await emptyDatabase();
  await change(foreign, "CREATE TABLE books (title TEXT)");
  const role = `guest_${to.slice(-8)}`;
  await change(asAdmin(to), `CREATE ROLE ${role} LOGIN`);
  const asGuest = Object.assign(new URL(to), { username: role }).href;
  const notEmpty = /^PostgreSQL \S+ is not empty\. Create an empty database for the move\.$/;

  const running = await openDatabase(from);
  await expect(moveToServer(from, to)).rejects.toThrow(`${file} is in use. Stop the site,`);
  await running.db.destroy();

  const obstacles: [from: string, to: string, sentence: RegExp][] = [
    [from, await copyDatabase(template), notEmpty],
    [from, foreign, notEmpty],
    [from, "postgres://site@127.0.0.1:1/site", /^PostgreSQL 127\.0\.0\.1:1\/site does not respond: .*ECONNREFUSED/],
    [from, new URL("/nowhere", to).href, /can't be used: database "nowhere" does not exist\./],
    [from, "file:./other.db", /other\.db is not a server\. Give postgres:/],
    [from, asGuest, /lacks rights on PostgreSQL \S+: permission denied .* Nothing was moved: /],
    [`file:${file}.other`, to, /^There is no database at \S+\.other\. /],
    [template, to, /^PostgreSQL \S+ is a server: this command is for a database file\.$/],
  ];
  for (const [source, target, sentence] of obstacles)
    await expect(moveToServer(source, target)).rejects.toThrow(sentence);
  // A newer release may have added columns that this program doesn't know. The move would lose their values.
  const newer = await openDatabase(from);
  await migrate(newer.db, newer.engine, tomorrow);
  await newer.db.destroy();
  await expect(moveToServer(from, to)).rejects.toThrow(/newer version of this program \(migration 9998-tomorrow\)/);
  expect(readdirSync(join(file, "..")).filter((name) => name.includes("moved"))).toEqual([]);
  await change(asAdmin(to), `DROP ROLE ${role}`);
});
