import { type Kysely, sql } from "kysely";
import { instant } from "../dialect.ts";
import type { Engine } from "../engine.ts";

/** Who did what to a lead, and whether the key of visitors' addresses is sealed. */
export async function leadActors(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`ALTER TABLE lead_events ADD COLUMN actor
  /* 'visitor', 'command' (pnpm leads), or the address of the office whose link was used. null: the clock, a statement in SQL, or unknown */
  TEXT`);
  await readActors(run, name === "sqlite" ? "instr" : "strpos");
  await run(`ALTER TABLE request_key ADD COLUMN sealed_at
  /* When the key was encrypted with SECRET_KEY: since then another key, which is not stored, signs new addresses. null: the key is in clear and signs */
  TEXT ${instant("sealed_at")}`);
}

const prefix = "by mail link, ";

/** Until now a note began with the address whose link was used, also where nothing was noted. */
async function readActors(run: (statement: string) => Promise<unknown>, position: string): Promise<void> {
  const rest = `substr(note, ${prefix.length + 1})`;
  const colon = `${position}(${rest}, ': ')`;
  await run(`UPDATE lead_events SET
    actor = CASE WHEN ${colon} = 0 THEN ${rest} ELSE substr(${rest}, 1, ${colon} - 1) END,
    note = CASE WHEN ${colon} = 0 THEN NULL ELSE substr(${rest}, ${colon} + 2) END
  WHERE event = 'note' AND note LIKE '${prefix}%'`);
  await run("UPDATE lead_events SET actor = 'visitor' WHERE event IN ('addition', 'withdrawn')");
  // The status that was set with them.
  await run(`UPDATE lead_events SET actor = (
    SELECT other.actor FROM lead_events AS other WHERE other.reference = lead_events.reference
    AND ((other.event = 'note' AND other.id = lead_events.id + 1) OR (other.event = 'withdrawn' AND other.id = lead_events.id - 1))
  ) WHERE event = 'status'`);
  await run(`DELETE FROM lead_events WHERE event = 'note' AND note IS NULL AND actor = (
    SELECT other.actor FROM lead_events AS other
    WHERE other.reference = lead_events.reference AND other.event = 'status' AND other.id = lead_events.id - 1)`);
}
