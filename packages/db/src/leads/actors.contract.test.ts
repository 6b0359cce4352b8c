import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate, migrations } from "../migrate.ts";
import { addLead, newContact, openEmptyDatabase } from "../test/open-test-database.ts";
import { isWithdrawal } from "./requests.ts";

const at = "2026-11-20T10:00:00.000Z";
const office = "office@site.example";

it("a migration turns the address in a note into the actor of the note or, if the note has no other words, of the status", async () => {
  const { db, engine } = await openEmptyDatabase();
  const before = Object.entries(migrations).filter(([name]) => name < "0013");
  await migrate(db, engine, Object.fromEntries(before));
  const add = (
    reference: string,
    event: "status" | "note" | "withdrawn" | "correction",
    note: string | null = null,
  ) => {
    const to_status = event === "status" ? "lost" : null;
    return db.insertInto("lead_events").values({ reference, happened_at: at, event, note, to_status }).execute();
  };
  for (const reference of ["CR-1", "CR-2"])
    await sql`INSERT INTO consultation_requests (reference, idempotency_key, name, email, phone, created_at, spam_score, spam_signals)
      VALUES (${reference}, ${reference}, 'Ada', 'ada@clinic.example', '615', ${at}, 0, '[]')`.execute(db);
  await add("CR-1", "status");
  await add("CR-1", "note", `by mail link, ${office}`);
  await add("CR-1", "note", `by mail link, ${office}: Voicemail: again at 5`);
  await add("CR-1", "note", "Typed in a shell");
  await add("CR-2", "correction", "Phone: 1 → 2");
  await add("CR-2", "withdrawn");
  await add("CR-2", "status");
  await migrate(db, engine);

  const events = await db
    .selectFrom("lead_history")
    .select(["reference", "event", "note", "actor"])
    .where("event", "<>", "created")
    .orderBy("id")
    .execute();
  expect(events.map(({ reference, event, note, actor }) => [reference, event, note, actor])).toEqual([
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
