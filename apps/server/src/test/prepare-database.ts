import { openDatabase } from "@site/db/open";
import { prepare } from "../open-site.ts";

/** For tests: creates a migrated and seeded database file, as the first start does. The closed file can be copied. */
export async function prepareDatabase(file: string): Promise<void> {
  const opened = await openDatabase(`file:${file}`);
  try {
    await prepare(opened);
  } finally {
    await opened.db.destroy();
  }
}
