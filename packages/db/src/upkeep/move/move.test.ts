import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { Spool } from "../../intake/spool.ts";
import { setLeadStatus } from "../../leads/status.ts";
import { type Db, openDatabase } from "../../open.ts";
import { subscribe, unsubscribe } from "../../outbox/newsletter.ts";
import { findRefusal } from "../../outbox/newsletter-refusals.ts";
import { copyDatabase, emptyDatabase } from "../../test/open-copy.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { moveToServer } from "./move.ts";

const template = inject("postgresTemplate");

/** A closed SQLite database with rows of every kind, and an empty database on the server. */
async function openPlace() {
  const file = join(temporaryFolder(), "site.db");
  const { db } = await openTestDatabase(`file:${file}`);
  const intake = new LeadIntake(db, testPolicy);
  for (let count = 0; count < 30; count += 1)
    await intake.submit(count % 2 === 0 ? newContact({ message: `Grüße 🙂 ${count}\r\n\t\\.` }) : newConsultation());
  const { reference } = await intake.submit(newContact({ service: "physician-credentialing" }));
  await setLeadStatus(db, { reference, status: "won", note: "It's done" });
  await sql`UPDATE states SET medical_board = 'An edited board' WHERE slug = 'ohio'`.execute(db);
  await subscribe(db, "reader@clinic.example", "site.example");
  await subscribe(db, "gone@clinic.example", "site.example");
  const gone = await db.selectFrom("newsletter_subscribers").select("token").where("email", "like", "gone%").execute();
  await unsubscribe(db, gone[0]?.token ?? "");
  await db.destroy();
  return { file, from: `file:${file}`, to: await emptyDatabase(template), reference };
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

async function readAll(db: Db, table: string): Promise<unknown[]> {
  const { rows } = await sql`SELECT * FROM ${sql.id(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

it("every table of the schema is on the server with the same rows, and the file is as it was", async () => {
  const { file, from, to, reference } = await openPlace();
  const before = hashOf(file);
  const moved = await moveToServer(from, to);
  expect(hashOf(file)).toBe(before);
  expect(moved).toMatchObject({ leftOut: [], continued: false });

  const [source, target] = [await openDatabase(from, { readOnly: true }), await openDatabase(to)];
  const names = (await source.db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name);
  expect(Object.keys(moved.tables).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const rows = await readAll(source.db, name);
    expect(rows.length).toBeGreaterThan(0);
    expect(await readAll(target.db, name)).toEqual(rows);
  }
  const intake = new LeadIntake(target.db, testPolicy);
  expect(await intake.submit(newContact())).toMatchObject({ stored: true });
  expect(await setLeadStatus(target.db, { reference, status: "lost", note: null })).toEqual({ before: "won" });
  expect(await findRefusal(target.db, "Gone@clinic.example")).toBeDefined();
  await source.engine.close();
  await target.engine.close();
});

it("a site that has the file open spools its leads from then on, and one that starts again on it is refused", async () => {
  const { file, from, to } = await openPlace();
  const running = await openDatabase(from, { busyMs: 20 });
  const spool = new Spool(join(file, "../spool"));
  const intake = new LeadIntake(running.db, testPolicy, () => {}, { spool, engine: running.engine });
  const first = newContact();
  await intake.submit(first);
  await moveToServer(from, to);

  const during = await intake.submit(newContact());
  expect(await intake.submit(first)).toMatchObject({ stored: true });
  expect(intake.readiness()).toMatchObject({ storage: "moved", spooled: 2 });
  await expect(subscribe(running.db, "late@clinic.example", null)).rejects.toMatchObject({ code: "DATABASE_MOVED" });
  const update = running.db.updateTable("notifications").set({ status: "sent" });
  await expect(update.execute()).rejects.toMatchObject({ code: "DATABASE_MOVED" });
  await intake.stop();
  await running.db.destroy();
  await expect(openDatabase(from)).rejects.toThrow(
    /^The data of \S+site\.db was moved to PostgreSQL \S+ at \S+: set DATABASE_URL to that server, and restart the site\. To use this file again, delete \S+site\.db\.moved;/,
  );

  const target = await openDatabase(to);
  const successor = new LeadIntake(target.db, testPolicy, () => {}, { spool, engine: target.engine });
  await successor.stop();
  const rows = await target.db.selectFrom("lead_inbox").select("reference").execute();
  expect(rows.map((row) => row.reference)).toContain(during.reference);
  expect(rows).toHaveLength(31 + 2);
  expect(successor.readiness().spooled).toBe(0);
  await target.engine.close();
});

it("a second run refuses, and one after an interrupted run finishes it or says what is in the way", async () => {
  const { file, from, to } = await openPlace();
  await moveToServer(from, to);
  await expect(moveToServer(from, to)).rejects.toThrow(/^The data of \S+ was moved to /);

  rmSync(`${file}.moved`);
  expect(await moveToServer(from, to)).toMatchObject({ continued: true });
  expect(existsSync(`${file}.moved`)).toBe(true);

  rmSync(`${file}.moved`);
  const { db } = await openDatabase(from);
  await new LeadIntake(db, testPolicy).submit(newContact());
  await db.destroy();
  await expect(moveToServer(from, to)).rejects.toThrow(
    /^PostgreSQL \S+ is not empty, and its table contact_submissions has other rows than the file\. Nothing was moved: /,
  );
  expect(existsSync(`${file}.moved`)).toBe(false);
});

it("a move that fails in between leaves nothing on the server, and the file in use", async () => {
  const { file, from, to } = await openPlace();
  const { db } = await openDatabase(from);
  // No integer of PostgreSQL.
  await sql`UPDATE consultation_requests SET spam_score = 3000000000 WHERE id = 1`.execute(db);
  await expect(moveToServer(from, to)).rejects.toThrow(
    /^The table consultation_requests can't be copied, so nothing was moved: .* out of range/,
  );
  expect(existsSync(`${file}.moved`)).toBe(false);
  await sql`UPDATE consultation_requests SET spam_score = 0 WHERE id = 1`.execute(db);
  await new LeadIntake(db, testPolicy).submit(newContact());
  await db.destroy();
  expect(await moveToServer(from, to)).toMatchObject({ continued: false });
});

it("tables that this program did not make are named, and stay in the file", async () => {
  const { from, to } = await openPlace();
  const { db } = await openDatabase(from);
  await sql`CREATE TABLE notes (id INTEGER PRIMARY KEY, note TEXT)`.execute(db);
  await db.destroy();
  expect(await moveToServer(from, to)).toMatchObject({ leftOut: ["notes"] });
});

it("each obstacle is one clear sentence, and the file is not marked", async () => {
  const { file, from, to } = await openPlace();
  const onServer = async (database: string, statement: string) => {
    const { db } = await openDatabase(database);
    await sql.raw(statement).execute(db);
    await db.destroy();
  };
  const foreign = await emptyDatabase(template);
  await onServer(foreign, "CREATE TABLE books (title TEXT)");
  const role = `guest_${to.slice(-8)}`;
  await onServer(to, `CREATE ROLE ${role} LOGIN`);
  const asGuest = Object.assign(new URL(to), { username: role }).href;

  const obstacles: [from: string, to: string, sentence: RegExp][] = [
    [
      from,
      await copyDatabase(template),
      /^PostgreSQL \S+ is not empty, and its table \w+ has other rows than the file\./,
    ],
    [from, foreign, /^PostgreSQL \S+ has tables of another program\. Create an empty database for the move\.$/],
    [from, "postgres://site@127.0.0.1:1/site", /^PostgreSQL 127\.0\.0\.1:1\/site does not answer: .*ECONNREFUSED/],
    [from, new URL("/nowhere", to).href, /can't be used: database "nowhere" does not exist\./],
    [from, "mysql://site@127.0.0.1/site", /^mysql: is no PostgreSQL server\. Give postgres:/],
    [from, asGuest, /^PostgreSQL \S+ refuses: permission denied for schema public\. Its user must own the database\.$/],
    [`file:${file}.other`, to, /^There is no database at \S+\.other\./],
    [template, to, /^DATABASE_URL is PostgreSQL \S+ already: only the data of a SQLite file is moved\.$/],
  ];
  for (const [source, target, sentence] of obstacles)
    await expect(moveToServer(source, target)).rejects.toThrow(sentence);
  expect(readdirSync(join(file, "..")).filter((name) => name.includes("moved"))).toEqual([]);
  await onServer(to, `DROP ROLE ${role}`);
});
