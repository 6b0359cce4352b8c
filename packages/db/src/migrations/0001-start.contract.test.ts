import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { seed } from "../content/seed.ts";
import { LeadIntake } from "../intake/intake.ts";
import { setLeadStatus } from "../leads/status.ts";
import { assertCurrentStructure, migrate } from "../migrate.ts";
import type { Db, OpenDatabase } from "../open.ts";
import { findRefusal } from "../outbox/newsletter-refusals.ts";
import { openStored } from "../test/open-stored.ts";
import { newContact, openEmptyDatabase, testPolicy } from "../test/open-test-database.ts";
import { start } from "./0001-start.ts";

/** Definitions of all tables, indexes, views and triggers, without comments, spaces and generated names. */
async function describe({ db, engine }: OpenDatabase): Promise<string[]> {
  const { rows } =
    engine.name === "sqlite"
      ? await sql<{ text: string }>`SELECT sql AS text FROM sqlite_schema
          WHERE sql IS NOT NULL AND name NOT LIKE 'kysely\\_%' ESCAPE '\\'`.execute(db)
      : await sql<{ text: string }>`
          SELECT concat_ws(' ', table_name, ordinal_position, column_name, data_type, is_nullable, column_default, is_identity)
            AS text FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%'
          UNION ALL SELECT concat(conrelid::regclass, ' ', pg_get_constraintdef(oid)) FROM pg_constraint
            WHERE connamespace = 'public'::regnamespace AND contype <> 'n' AND conrelid::regclass::text NOT LIKE 'kysely%'
          UNION ALL SELECT indexdef FROM pg_indexes
            WHERE schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint)
          UNION ALL SELECT concat(oid::regclass, pg_get_viewdef(oid)) FROM pg_class
            WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
          UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
          UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace`.execute(
          db,
        );
  return rows.map(({ text }) => text.replace(/--.*$|\/\*.*?\*\//gm, "").replace(/[\s"]+/g, "")).toSorted();
}

async function allRows(db: Db): Promise<Record<string, unknown>> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const rows = tables.map(async ({ name }) => [name, (await sql`SELECT * FROM ${sql.table(name)}`.execute(db)).rows]);
  return Object.fromEntries(await Promise.all(rows));
}

it("a database of the last commit before the first release has the structure that 0001-start makes", async () => {
  const fresh = await openEmptyDatabase();
  await start(new Kysely<unknown>({ dialect: fresh.engine.dialect }), fresh.engine);
  const structure = await describe(fresh);
  expect(structure.length).toBeGreaterThan(30);
  // The former notification of an edit, which nobody receives any more.
  const former = (await describe(await openStored())).map((text) =>
    text.replace("PERFORMpg_notify('content_revision','');", ""),
  );
  expect(former).toEqual(structure);
});

it("a database of the last commit before the first release is marked as having 0001-start, and keeps its rows", async () => {
  const { db, engine } = await openStored();
  const before = await allRows(db);
  expect((await migrate(db, engine)).applied).not.toContain("0001-start");
  expect(await allRows(db)).toMatchObject(before);
  expect(before).toMatchObject({ consultation_requests: { length: 2 }, contact_submissions: { length: 2 } });
  await assertCurrentStructure(db);
});

it("a database of the last commit before the first release takes leads, statuses, refused addresses and edits of content", async () => {
  const { db, engine } = await openStored();
  await migrate(db, engine);
  await seed(db);
  const { reference } = await new LeadIntake(db, testPolicy).submit(newContact());
  expect(await setLeadStatus(db, { reference, status: "won", note: "Called" })).toEqual({ before: "new" });
  expect(await setLeadStatus(db, { reference: "CM-5BEY-61K6", status: "lost", note: null })).toEqual({
    before: "contacted",
  });
  expect(await findRefusal(db, "left@clinic.example")).toBeDefined();
  const edited = db.selectFrom("services").select("name").where("slug", "=", "physician-credentialing");
  expect(await edited.execute()).toEqual([{ name: "Edited by hand" }]);
});

it("a database that lacks one of the former migrations is refused with the commit that brings it up", async () => {
  const { db, engine } = await openStored();
  await sql`DELETE FROM kysely_migration WHERE name = '0011-specialty-color'`.execute(db);
  const before = await allRows(db);
  await expect(migrate(db, engine)).rejects.toThrow(
    "The database was made before the first release and lacks migration 0011-specialty-color. Start the site of commit 54bb4c4 on it once, then this one.",
  );
  expect(await allRows(db)).toEqual(before);
});
