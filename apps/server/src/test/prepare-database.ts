import { openDatabase } from "@site/db/open";
import { prepare } from "../open-site.ts";

/** For tests: makes a migrated and seeded database file, as a first start does. The file can be copied afterwards. */
export async function prepareDatabase(file: string): Promise<void> {
  const opened = await openDatabase(`file:${file}`);
  try {
    await prepare(opened);
  } finally {
    await opened.db.destroy();
  }
}
