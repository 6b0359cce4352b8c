import { readdirSync } from "node:fs";
import { join } from "node:path";
import { campaignParameters } from "@site/content/campaign-touch";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "./intake/intake.ts";
import { isWithdrawal } from "./leads/requests.ts";
import { assertCurrentStructure, type Migrations, migrate, migrations } from "./migrate.ts";
import type { Db } from "./open.ts";
import { addLead, newContact, openEmptyDatabase, openTestDatabase, testPolicy } from "./test/open-test-database.ts";
import { tomorrow } from "./test/tomorrow.ts";

async function structure(db: Db) {
  const tables = await db.introspection.getTables();
  const described = tables.map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(", ")}`);
  return described.toSorted();
}

it("migrations apply once, in the order of their numbers", async () => {
  const { db, engine } = await openEmptyDatabase();
  const { applied, backup } = await migrate(db, engine);
  const files = readdirSync(join(import.meta.dirname, "migrations")).filter((file) => /^\d{4}-[^.]+\.ts$/.test(file));
  expect(applied.map((name) => `${name}.ts`)).toEqual(files.toSorted());
  expect(backup).toBeNull();
  const before = await structure(db);
  expect(before).not.toEqual([]);

  expect(await migrate(db, engine)).toEqual({ applied: [], backup: null });
  expect(await structure(db)).toEqual(before);
  await expect(assertCurrentStructure(db)).resolves.toBeUndefined();
});

it("a failing migration leaves the database as it was, and the next try succeeds", async () => {
  const { db, engine } = await openEmptyDatabase();
  await sql`CREATE TABLE lead_events (note TEXT)`.execute(db);

  await expect(migrate(db, engine)).rejects.toThrow(/^Migration 0001-start failed and was rolled back: .*lead_events/);
  expect(await structure(db)).toEqual(["lead_events: note"]);
  await expect(assertCurrentStructure(db)).rejects.toThrow(/^The database lacks migration 0001-start\./);

  await sql`DROP TABLE lead_events`.execute(db);
  await migrate(db, engine);
  await expect(assertCurrentStructure(db)).resolves.toBeUndefined();
});

const releasedViews = {
  lead_inbox: [
    "reference",
    "kind",
    "status",
    "created_at",
    "name",
    "email",
    "phone",
    "company",
    "service",
    "message",
    "spam_score",
    "spam_signals",
    "landing_page",
    "referrer",
    "sent_from",
    "about",
    "due_at",
    "status_since",
    ...["first", "last"].flatMap((touch) =>
      Object.values(campaignParameters).map((parameter) => `${touch}_${parameter}`),
    ),
  ],
  lead_history: ["id", "reference", "happened_at", "event", "from_status", "to_status", "note"],
  lead_waiting: [
    "reference",
    "kind",
    "created_at",
    "due_at",
    "name",
    "email",
    "phone",
    "company",
    "service",
    "message",
    "sent_from",
    "about",
    "reminded_at",
    "escalated_at",
  ],
  lead_answered: ["reference", "kind", "created_at", "due_at", "status", "answered_at"],
  lead_funnel_daily: ["day", "kind", "leads", "quarantined", "contacted", "won"],
  notification_health: ["channel", "status", "notifications", "oldest_created_at", "attempts_max"],
};

it("each view has the columns that version 1.0.0 reads", async () => {
  const { db } = await openTestDatabase();
  for (const [view, columns] of Object.entries(releasedViews))
    await sql`SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(view)}`.execute(db);
});

it("a database that needs a newer release is refused in one sentence, and is not changed", async () => {
  const { db, engine } = await openTestDatabase();
  await migrate(db, engine, tomorrow);
  const before = await structure(db);
  await db.updateTable("schema_version").set({ min_reader: 9998 }).execute();

  const sentence =
    "The database was made by a newer version of this program (migration 9998-tomorrow). Update the program.";
  await expect(migrate(db, engine)).rejects.toThrow(sentence);
  await expect(assertCurrentStructure(db)).rejects.toThrow(sentence);
  expect(await structure(db)).toEqual(before);
});

async function columnsOf(db: Db) {
  const types = new Map<string, string>();
  const required = new Set<string>();
  const tables = await db.introspection.getTables();
  for (const { name: table, columns } of tables.filter(({ isView }) => !isView))
    for (const { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing } of columns) {
      types.set(`${table}.${name}`, dataType);
      if (!(isNullable || hasDefaultValue || isAutoIncrementing)) required.add(`${table}.${name}`);
    }
  const known = (column: string) => [...types.keys()].some((each) => each.split(".")[0] === column.split(".")[0]);
  const row = tables.some(({ name }) => name === "schema_version")
    ? await db.selectFrom("schema_version").select("min_reader").executeTakeFirst()
    : undefined;
  return { types, required, known, minReader: row?.min_reader ?? 1 };
}

it("each migration only adds to the schema, or states which programs still work", async () => {
  const { db, engine } = await openEmptyDatabase();
  let known: Migrations = {};
  let before = await columnsOf(db);
  for (const [name, up] of Object.entries(migrations)) {
    known = { ...known, [name]: up };
    await migrate(db, engine, known);
    const now = await columnsOf(db);
    const lost = [...before.types].filter(([column, type]) => now.types.get(column) !== type);
    const demanded = [...now.required].filter((column) => before.known(column) && !before.required.has(column));
    if (now.minReader === before.minReader) expect([...lost, ...demanded], name).toEqual([]);
    // A migration that removes something raises `min_reader`, the number of the newest migration that a release must
    // have to use the database. The new value must be lower than the migration's own number, because the previous
    // release doesn't have the migration and must still work after a rollback.
    else expect(now.minReader, name).toBeLessThan(Number(name.slice(0, 4)));
    before = now;
  }
});

it("other people's views, rights and triggers survive a migration", async () => {
  const { db, engine } = await openTestDatabase();
  await sql`CREATE VIEW agency AS SELECT reference, day_local FROM lead_inbox`.execute(db);
  if (engine.name === "postgres") await sql`GRANT SELECT ON lead_inbox TO PUBLIC`.execute(db);
  else await sql`CREATE TRIGGER agency_hears AFTER INSERT ON states BEGIN SELECT 1; END`.execute(db);
  const later: Migrations = {
    ...migrations,
    "9998-later": async (transaction) =>
      void (await sql`ALTER TABLE states ADD COLUMN kumquat TEXT`.execute(transaction)),
  };
  await migrate(db, engine, later);
  await new LeadIntake(db, testPolicy).submit(newContact());
  expect((await sql`SELECT * FROM agency`.execute(db)).rows).toHaveLength(1);
  const kept = await (engine.name === "postgres"
    ? sql`SELECT 1 FROM pg_class WHERE oid = 'lead_inbox'::regclass AND relacl::text ~ '[{,]=r/'`
    : sql`SELECT 1 FROM sqlite_schema WHERE name = 'agency_hears'`
  ).execute(db);
  expect(kept.rows).toHaveLength(1);
});

it("a migration moves the email address in a note to the actor of the note or, if the note has no other words, of the status change", async () => {
  const { db, engine } = await openEmptyDatabase();
  const before = Object.entries(migrations).filter(([name]) => name < "0013");
  await migrate(db, engine, Object.fromEntries(before));
  const [happened_at, office] = ["2026-11-20T10:00:00.000Z", "office@site.example"];
  for (const reference of ["CR-1", "CR-2"])
    await sql`INSERT INTO consultation_requests (reference, idempotency_key, name, email, phone, created_at, spam_score, spam_signals)
      VALUES (${reference}, ${reference}, 'Ada', 'ada@clinic.example', '615', ${happened_at}, 0, '[]')`.execute(db);
  for (const [reference, event, note] of [
    ["CR-1", "status", null],
    ["CR-1", "note", `by mail link, ${office}`],
    ["CR-1", "note", `by mail link, ${office}: Voicemail: again at 5`],
    ["CR-1", "note", "Typed in a shell"],
    ["CR-2", "correction", "Phone: 1 → 2"],
    ["CR-2", "withdrawn", null],
    ["CR-2", "status", null],
  ] as const) {
    const to_status = event === "status" ? "lost" : null;
    await db.insertInto("lead_events").values({ reference, happened_at, event, note, to_status }).execute();
  }
  await migrate(db, engine);

  const columns = ["reference", "event", "note", "actor"] as const;
  const history = db.selectFrom("lead_history").select(columns).where("event", "<>", "created").orderBy("id");
  const events = await history.execute();
  expect(events.map((event) => columns.map((column) => event[column]))).toEqual([
    ["CR-1", "status", null, office],
    ["CR-1", "note", "Voicemail: again at 5", office],
    ["CR-1", "note", "Typed in a shell", null],
    ["CR-2", "correction", "Phone: 1 → 2", null],
    ["CR-2", "withdrawn", null, "visitor"],
    ["CR-2", "status", null, "visitor"],
  ]);
  expect(isWithdrawal(events.filter(({ reference }) => reference === "CR-2"))).toBe(true);
  await addLead(db, newContact());
});
