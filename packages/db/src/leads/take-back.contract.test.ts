import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesOf } from "@site/content/entries-of";
import { sql } from "kysely";
import { expect, it } from "vitest";
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
import { leadTables } from "./lead-fields.ts";

const page = readFileSync(new URL("../../../../docs/leads.md", import.meta.url), "utf8");
const [statuses = "", onSqlite = "", onPostgres = ""] = [...page.matchAll(/```sql\n(.*?)```/gs)].map(
  ([, text]) => text ?? "",
);

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
    { reference: lost, from_status: "won", to_status: "lost" },
  ]);
  expect((await waitingOf(db, [waiting, later])).toSorted()).toEqual([waiting, later].toSorted());
});

it("the documented recovery from a backup restores deleted and overwritten leads, and keeps newer leads", async () => {
  const isServer = process.env.TEST_POSTGRES_TEMPLATE !== undefined;
  const folder = temporaryFolder();
  const { db, engine } = await openTestDatabase(isServer ? undefined : `file:${join(folder, "site.db")}`);
  for (let lead = 1; lead <= 5; lead += 1) await addLead(db, newConsultation({ phone: String(lead) }));
  const [{ reference: noted } = { reference: "" }] = await listLeads(db);
  await setLeadStatus(db, { reference: noted, status: "contacted", note: "Voicemail" });
  const [before, events] = [await leadsOf(db), await eventsOf(db, noted)];
  expect(events).toHaveLength(2);
  const backup = join(folder, "backup.db");
  // The documented commands, pg_restore and \copy, would write the same rows as this copy.
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
