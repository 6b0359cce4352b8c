import { type Kysely, sql } from "kysely";

export async function watched(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`ALTER TABLE request_key ADD COLUMN secret_trace
  /* Hash of the SECRET_KEY that signs the links of emails and requests. null: there was none */ TEXT`);
  await run(`ALTER TABLE request_key ADD COLUMN secret_missed_at
  /* First start without that key, UTC, ISO-8601. null: it is configured */ TEXT`);
}
