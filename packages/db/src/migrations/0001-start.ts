import { randomBytes } from "node:crypto";
import type { Migrating } from "../dialect.ts";
import { contentTables } from "./start/content-tables.ts";
import { leadTables, statusTriggers } from "./start/lead-tables.ts";
import { outboxTables } from "./start/outbox-tables.ts";

export async function start({ name, run }: Migrating): Promise<void> {
  const statements = [contentTables, leadTables, outboxTables, statusTriggers].flatMap((of) => of(name));
  for (const statement of statements) await run(statement);
  const key = randomBytes(32).toString("base64url");
  await run(`INSERT INTO newsletter_refusal_key (id, key) VALUES (1, '${key}')`);
}
