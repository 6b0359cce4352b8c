import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { contentTables } from "./start/content-tables.ts";
import { leadTables, statusTriggers } from "./start/lead-tables.ts";
import { outboxTables } from "./start/outbox-tables.ts";

export async function start(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const statements = [contentTables, leadTables, outboxTables, statusTriggers].flatMap((of) => of(name));
  for (const statement of statements) await sql.raw(statement).execute(db);
  const key = randomBytes(32).toString("base64url");
  await sql`INSERT INTO newsletter_refusal_key (id, key) VALUES (1, ${key})`.execute(db);
}
