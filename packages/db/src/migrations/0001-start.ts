import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { contentTables } from "./start/content-tables.ts";
import { leadTables } from "./start/lead-tables.ts";
import { outboxTables } from "./start/outbox-tables.ts";
import { postgresTriggers, sqliteTriggers } from "./start/triggers.ts";
import { tableWords } from "./start/words.ts";

/** All tables, indexes, views and triggers of the first release. */
export async function start(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const tables = [contentTables, leadTables, outboxTables].flatMap((statements) => statements(tableWords[name]));
  const triggers = name === "sqlite" ? sqliteTriggers() : postgresTriggers();
  for (const statement of [...tables, ...triggers]) await sql.raw(statement).execute(db);
  const key = randomBytes(32).toString("base64url");
  await sql`INSERT INTO newsletter_refusal_key (id, key) VALUES (1, ${key})`.execute(db);
}
