import type { Migrating } from "../dialect.ts";

const isLoadable = (column: string) =>
  `${column} = '' OR ${column} LIKE 'https://_%' OR ${column} LIKE 'data:image/_%' OR (${column} LIKE '/_%' AND ${column} NOT LIKE '//%')`;

/**
 * Refuses image URLs that pages can't load. Only PostgreSQL gets a CHECK here, because SQLite can't add a CHECK to an
 * existing table. On SQLite, a trigger from `content/checks.ts` does the same.
 */
export async function imageAddresses({ name, run }: Migrating): Promise<void> {
  for (const table of ["blog_posts", "specialties"]) {
    await run(`UPDATE ${table} SET image_url = NULL WHERE NOT (${isLoadable("image_url")})`);
    if (name === "postgres")
      await run(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_image_url_check CHECK (${isLoadable("image_url")})`);
  }
}
