import type { Migrating } from "../dialect.ts";

const isLoadable = (column: string) =>
  `${column} = '' OR ${column} LIKE 'https://_%' OR ${column} LIKE 'data:image/_%' OR (${column} LIKE '/_%' AND ${column} NOT LIKE '//%')`;

/** SQLite can't add a CHECK to a table, so `content/checks.ts` has a trigger instead. */
export async function imageAddresses({ name, run }: Migrating): Promise<void> {
  for (const table of ["blog_posts", "specialties"]) {
    await run(`UPDATE ${table} SET image_url = NULL WHERE NOT (${isLoadable("image_url")})`);
    if (name === "postgres")
      await run(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_image_url_check CHECK (${isLoadable("image_url")})`);
  }
}
