import type { Migrating } from "../dialect.ts";

export async function watched({ run }: Migrating): Promise<void> {
  await run(`ALTER TABLE request_key ADD COLUMN secret_trace
  /* Hash of the SECRET_KEY that signs the links of emails and requests. null: there was none */ TEXT`);
  await run(`ALTER TABLE request_key ADD COLUMN secret_missed_at
  /* First start without that key, UTC, ISO-8601. null: it is configured */ TEXT`);
}
