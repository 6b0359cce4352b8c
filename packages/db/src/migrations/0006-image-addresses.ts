import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Addresses that the pages' content security policy lets a browser load. An empty one counts as none. */
const isLoadable = (column: string) =>
  `${column} = '' OR ${column} LIKE 'https://_%' OR ${column} LIKE 'data:image/_%' OR (${column} LIKE '/_%' AND ${column} NOT LIKE '//%')`;

/** Refuses the address of a picture that would never show. Triggers, because SQLite can't add a CHECK to a table. */
export async function imageAddresses(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of ["blog_posts", "specialties"]) {
    await run(`UPDATE ${table} SET image_url = NULL WHERE NOT (${isLoadable("image_url")})`);
    if (name === "postgres")
      await run(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_image_url_check CHECK (${isLoadable("image_url")})`);
    else
      for (const event of ["INSERT", "UPDATE OF image_url"])
        await run(`CREATE TRIGGER ${table}_checks_image_on_${event.slice(0, 6).toLowerCase()} BEFORE ${event} ON ${table}
  WHEN NOT (${isLoadable("NEW.image_url")}) BEGIN
  SELECT RAISE(ABORT, 'image_url_check: it begins with https:// or, for a file of the site, with /');
END`);
  }
}
