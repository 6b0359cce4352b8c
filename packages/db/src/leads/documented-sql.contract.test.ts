import { readFileSync } from "node:fs";
import { join } from "node:path";
import { noCampaignTouch } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import type { Db } from "../open.ts";
import {
  addLead,
  eventsOf,
  listLeads,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
} from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { splitStatements } from "../upkeep/shell.ts";
import { waitingOf } from "./clock.ts";
import { leadTables, noAttribution } from "./lead-fields.ts";

const readDocument = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), "utf8");

const questions = readDocument("lead-queries.md").split("\n## ").slice(1);
const queryOf = (question: string) => /^```sql\n([^`]+)```$/m.exec(question)?.[1] ?? "";

const touch = (campaign: string) => ({ ...noCampaignTouch, source: "news", medium: "email", campaign });
const fromTexas = { ...noAttribution, landingPage: "/states/texas", first: touch("spring"), last: touch("summer") };
const backInSpring = { ...fromTexas, last: touch("spring") };
const [earlier, later, sunday] = ["2020-05-04T10:00:00.000Z", "2020-05-05T11:00:00.000Z", "2020-05-03T11:00:00.000Z"];

async function fill(db: Db) {
  const contact = (reference: string, at: string) =>
    setLeadStatus(db, { reference, status: "contacted", note: null, at });
  const won = await addLead(db, newConsultation({ attribution: fromTexas }), "2020-03-01T23:30:00.000Z");
  await contact(won, "2020-03-03T05:30:00.000Z");
  await setLeadStatus(db, { reference: won, status: "won", note: "Signed" });
  const soon = await addLead(db, newContact({ email: "soon@clinic.example" }), "2020-03-02T00:30:00.000Z");
  await contact(soon, "2020-03-02T02:30:00.000Z");
  await setLeadStatus(db, { reference: soon, status: "lost", note: null });
  const late = { email: "late@clinic.example", attribution: backInSpring };
  const slow = await addLead(db, newConsultation(late), "2020-03-08T12:00:00.000Z");
  await contact(slow, "2020-03-09T13:00:00.000Z");

  const unchosen = await addLead(db, newContact({ email: "ADA@clinic.example" }), earlier);
  const chosen = await addLead(db, newContact({ service: "consultation" }), later);
  const spam = [];
  for (const signals of [["honeypot", "links"], ["links"]])
    spam.push(await addLead(db, newContact({ email: "bot@spam.example", spam: { score: 90, signals } }), sunday));

  const dead = { status: "dead", attempts: 3, last_error: "550", created_at: later } as const;
  await db.updateTable("notifications").set(dead).where("reference", "=", chosen).execute();
  await db.updateTable("notifications").set({ created_at: earlier }).where("reference", "=", unchosen).execute();
  return { won, soon, slow, unchosen, chosen, spam };
}

type Row = Record<string, unknown>;

function answersFor({ won, soon, slow, unchosen, chosen, spam }: Awaited<ReturnType<typeof fill>>): Row[][] {
  const waiting = { kind: "contact", name: "Ada O'Connor", phone: null };
  const week = { leads: 2, answered: 0, in_time: 0, median_hours: null, won: 0, lost: 0 };
  const day = { kind: "contact", leads: 1, waiting: 0, quarantined: 0, contacted: 0, won: 0, lost: 0 };
  const note = { channel: "email", recipient: "office 1", status: "pending", attempts: 0, last_error: null };
  const person = { person: "ada@clinic.example", leads: 3, leads_of_them: [won, unchosen, chosen].join(", ") };
  return [
    [
      {
        ...waiting,
        reference: unchosen,
        email: "ADA@clinic.example",
        service: null,
        due_local: "Tue 2020-05-05 10:00",
      },
      {
        ...waiting,
        reference: chosen,
        email: "ada@clinic.example",
        service: "consultation",
        due_local: "Wed 2020-05-06 11:00",
      },
    ],
    [
      { ...week, week_of: "2020-05-04" },
      { ...week, week_of: "2020-03-02", answered: 2, in_time: 1, median_hours: 13.5, lost: 1 },
      { ...week, week_of: "2020-02-24", leads: 1, answered: 1, median_hours: 30, won: 1 },
    ],
    [
      { page: "/states/texas", leads: 2, won: 1, won_percent: 50 },
      { page: "(unknown)", leads: 3, won: 0, won_percent: 0 },
    ],
    [
      { campaign: "spring", found: 2, brought: 1, won: 0 },
      { campaign: "summer", found: 0, brought: 1, won: 1 },
    ],
    [
      { ...day, day_local: "2020-05-05", waiting: 1 },
      { ...day, day_local: "2020-05-04", waiting: 1 },
      { ...day, day_local: "2020-05-03", leads: 2, quarantined: 2 },
      { ...day, day_local: "2020-03-08", kind: "consultation", contacted: 1 },
      { ...day, day_local: "2020-03-02", lost: 1 },
      { ...day, day_local: "2020-03-01", kind: "consultation", won: 1 },
    ],
    [
      { month: "2020-05", service_needed: "(none chosen)", leads: 1 },
      { month: "2020-05", service_needed: "General Consultation", leads: 1 },
      { month: "2020-03", service_needed: "(none chosen)", leads: 1 },
    ],
    [
      { reasons: '["honeypot","links"]', leads: 1, example: spam[0] },
      { reasons: '["links"]', leads: 1, example: spam[1] },
    ],
    [{ ...person, first_at: "2020-03-01T23:30:00.000Z", last_at: later, unanswered: 2 }],
    [
      { ...note, reference: won, created_at: "2020-03-01T23:30:00.000Z" },
      { ...note, reference: soon, created_at: "2020-03-02T00:30:00.000Z" },
      { ...note, reference: slow, created_at: "2020-03-08T12:00:00.000Z" },
      { ...note, reference: unchosen, created_at: earlier },
      { ...note, reference: chosen, created_at: later, status: "dead", attempts: 3, last_error: "550" },
    ],
    [
      { channel: "email", status: "dead", notifications: 1, oldest_created_at: later, attempts_max: 3 },
      { channel: "email", status: "pending", notifications: 4, oldest_created_at: earlier, attempts_max: 0 },
    ],
  ];
}

function withNumbers(row: Row): Row {
  const number = (value: unknown) =>
    typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === "last_error" ? value : number(value)]),
  );
}

it("each documented query returns the same rows on both engines, from a read-only connection", async () => {
  const { db, engine } = await openTestDatabase();
  const answers = answersFor(await fill(db));
  expect(questions).toHaveLength(answers.length);
  await db.connection().execute(async (connection) => {
    const readOnly = { sqlite: "PRAGMA query_only = ON", postgres: "SET default_transaction_read_only = on" };
    await sql.raw(readOnly[engine.name]).execute(connection);
    for (const [index, question] of questions.entries()) {
      const { rows } = await sql.raw<Row>(queryOf(question)).execute(connection);
      expect.soft(rows.map(withNumbers), question.split("\n")[0]).toEqual(answers[index]);
    }
    const writable = { sqlite: "PRAGMA query_only = OFF", postgres: "SET default_transaction_read_only = off" };
    await sql.raw(writable[engine.name]).execute(connection);
  });
});

it("the first documented query lists a lead without a due time, such as an imported lead, after all others", async () => {
  const { db } = await openTestDatabase();
  const imported = await addLead(db, newContact({ email: "old@clinic.example" }), earlier);
  await db.updateTable("contact_submissions").set({ due_at: null }).where("reference", "=", imported).execute();
  const waiting = await addLead(db, newContact(), later);
  const { rows } = await sql.raw<Row>(queryOf(questions[0] ?? "")).execute(db);
  expect(rows.map(({ reference }) => reference)).toEqual([waiting, imported]);
});

const recoveries = [...readDocument("leads.md").matchAll(/```sql\n(.*?)```/gs)].map(([, text]) => text ?? "");
const [statuses = "", onSqlite = "", onPostgres = ""] = recoveries;

const run = (db: Db, text: string) =>
  db.connection().execute(async (connection) => {
    for (const statement of splitStatements(text).statements) await sql.raw(statement).execute(connection);
  });
const leadsOf = (db: Db) =>
  sql<Record<string, unknown>>`SELECT * FROM consultation_requests ORDER BY reference`
    .execute(db)
    .then(({ rows }) => rows);

it("the documented way to undo a mistaken status for all leads keeps later changes and reminders", async () => {
  const { db } = await openTestDatabase();
  const waiting = await addLead(db, newConsultation());
  const answered = await addLead(db, newContact());
  const won = await addLead(db, newContact());
  const lost = await addLead(db, newConsultation({ phone: "2" }));
  await setLeadStatus(db, { reference: answered, status: "contacted", note: null });
  await setLeadStatus(db, { reference: won, status: "won", note: null });
  const events = db.updateTable("lead_events");
  await events.set({ happened_at: "2026-11-23T13:00:00.000Z" }).execute();
  for (const table of leadTables) await db.updateTable(table).set({ status: "won" }).execute();
  await events.set({ happened_at: "2026-11-23T14:00:07.000Z" }).where("happened_at", ">", "2026-11-23T13:30").execute();
  for (const status of ["new", "won"] as const)
    await setLeadStatus(db, { reference: waiting, status, note: null, at: "2026-11-23T14:00:59.400Z" });
  await setLeadStatus(db, { reference: lost, status: "lost", note: "No budget" });
  const later = await addLead(db, newConsultation({ phone: "3" }));
  await run(db, statuses);

  const found = (await listLeads(db)).map(({ reference, status }) => [reference, status]);
  const expected = { [waiting]: "new", [answered]: "contacted", [won]: "won", [lost]: "lost", [later]: "new" };
  expect(Object.fromEntries(found)).toEqual(expected);
  const changes = db.selectFrom("lead_events").select(["reference", "from_status", "to_status"]);
  expect(await changes.where("event", "=", "status").orderBy("id").execute()).toEqual([
    { reference: answered, from_status: "new", to_status: "contacted" },
    { reference: won, from_status: "new", to_status: "won" },
    { reference: waiting, from_status: "new", to_status: "won" },
    { reference: waiting, from_status: "won", to_status: "new" },
    { reference: lost, from_status: "won", to_status: "lost" },
  ]);
  expect((await waitingOf(db, [waiting, later])).toSorted()).toEqual([waiting, later].toSorted());
});

it("the documented recovery from a backup restores deleted and overwritten leads, and keeps newer leads", async () => {
  const isServer = inject("postgresTemplate") !== undefined;
  const folder = temporaryFolder();
  const { db, engine } = await openTestDatabase(isServer ? undefined : `file:${join(folder, "site.db")}`);
  for (let lead = 1; lead <= 5; lead += 1) await addLead(db, newConsultation({ phone: String(lead) }));
  const [{ reference: noted } = { reference: "" }] = await listLeads(db);
  await setLeadStatus(db, { reference: noted, status: "contacted", note: "Voicemail" });
  const [before, events] = [await leadsOf(db), await eventsOf(db, noted)];
  expect(events).toHaveLength(2);
  const backup = join(folder, "backup.db");
  // The documentation uses pg_restore and \copy. The test copies the tables instead, which gives the same rows.
  if (engine.files === null)
    for (const [copy, table] of entriesOf({ former: "consultation_requests", past: "lead_events" }))
      await sql`CREATE TABLE ${sql.table(copy)} AS SELECT * FROM ${sql.table(table)}`.execute(db);
  else engine.files.copyTo(backup);

  await sql`DELETE FROM consultation_requests WHERE phone <> '4'`.execute(db);
  await sql`UPDATE consultation_requests SET phone = 'wrong'`.execute(db);
  const reference = await addLead(db, newConsultation({ phone: "6" }));
  const copied = "$&\nINSERT INTO back SELECT * FROM former; INSERT INTO events SELECT * FROM past;";
  const onServer = onPostgres.replace(/CREATE TEMP TABLE events .*;/, copied);
  await run(db, isServer ? onServer : onSqlite.replace(/'data\/.*?'/, `'${backup}'`));

  const after = await leadsOf(db);
  const withoutIds = (rows: Record<string, unknown>[]) => rows.map(({ id, ...row }) => row);
  expect(withoutIds(after.filter((row) => row.reference !== reference))).toEqual(withoutIds(before));
  expect(after.find((row) => row.reference === reference)).toMatchObject({ phone: "6" });
  expect(await eventsOf(db, noted)).toEqual(events);
  if (!isServer) await db.destroy();
});
