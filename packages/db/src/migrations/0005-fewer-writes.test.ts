import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { openSqlite } from "../dialects/sqlite/sqlite.ts";
import { content } from "./0001-content.ts";
import { leads } from "./0002-leads.ts";
import { notifications } from "./0003-notifications.ts";
import { outboxOrder } from "./0004-outbox-order.ts";
import { fewerWrites } from "./0005-fewer-writes.ts";

const at = "2026-05-01T10:00:00.000Z";

it("keeps every message and every event but the one that a lead tells itself", async () => {
  const engine = openSqlite(":memory:");
  const db = new Kysely<unknown>({ dialect: engine.dialect });
  for (const up of [content, leads, notifications, outboxOrder]) await up(db, engine);
  await sql`INSERT INTO consultation_requests (reference, name, email, phone, status, created_at, idempotency_key)
    VALUES ('CR-1', 'Ada', 'ada@clinic.example', '1', 'won', ${at}, 'one')`.execute(db);
  const events = [
    ["created", null, "quarantined"],
    ["status", "quarantined", "new"],
    ["status", "new", "won"],
  ];
  for (const [event, from, to] of events)
    await sql`INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
      VALUES ('CR-1', ${at}, ${event}, ${from}, ${to})`.execute(db);
  await sql`INSERT INTO notifications (kind, channel, recipient, reference, message_id, status, attempts, next_attempt_at,
      last_error, created_at) VALUES ('office', 'email', 'office@site.example', 'CR-1', '<1@site.example>', 'sending', 3,
      ${at}, 'late', ${at})`.execute(db);
  const message = (await sql`SELECT * FROM notifications`.execute(db)).rows;

  await fewerWrites(db, engine);
  expect((await sql`SELECT * FROM notifications`.execute(db)).rows).toEqual(message);
  const history = sql`SELECT event, from_status, to_status FROM lead_history WHERE reference = 'CR-1' ORDER BY id`;
  expect((await history.execute(db)).rows.map((row) => Object.values(row as object))).toEqual(events); // three texts each
  expect((await sql`SELECT event FROM lead_events`.execute(db)).rows).toHaveLength(2);

  await sql`UPDATE consultation_requests SET status = 'lost'`.execute(db);
  expect((await history.execute(db)).rows.at(-1)).toEqual({ event: "status", from_status: "won", to_status: "lost" });
});
