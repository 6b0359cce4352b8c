import { assertCurrentStructure } from "../migrate.ts";
import { type OpenDatabase, openDatabase } from "../open.ts";

/**
 * Opens an existing database without changing its structure, so that this is safe beside a running server.
 * @throws Error with one sentence for people when there is none, or when it is older or newer than this program
 */
export async function openExistingDatabase(url: string): Promise<OpenDatabase> {
  // Commands such as an export may take long, and may wait for a site that writes without a pause.
  const opened = await openDatabase(url, { create: false, statementMs: 0, busyMs: 5_000 });
  try {
    await assertCurrentStructure(opened.db);
    return opened;
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}
