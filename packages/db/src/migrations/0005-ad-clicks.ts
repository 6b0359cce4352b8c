import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { addToInbox } from "./start/add-to-inbox.ts";
import { leadTableNames } from "./start/words.ts";

const columns = ["first", "last"].flatMap((touch) =>
  ["utm_term", "utm_content", "gclid", "gbraid", "wbraid", "msclkid", "fbclid"].map((name) => `${touch}_${name}`),
);

/** What a link says about the ad that was clicked: two more campaign labels, and the click ids of ad networks. */
export async function adClicks(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const table of leadTableNames)
    for (const column of columns)
      await sql.raw(`ALTER TABLE ${table} ADD COLUMN ${column} /* untrusted */ TEXT`).execute(db);
  await addToInbox(db, engine, columns);
}
