import { assertCurrentStructure } from "../migrate.ts";
import { type OpenDatabase, openDatabase } from "../open.ts";

/**
 * Opens the database of a site that has run, and changes nothing of its structure: safe beside a running server.
 * @throws Error with one sentence for people when there is none, or when it is older or newer than this program
 */
export async function openExistingDatabase(url: string): Promise<OpenDatabase> {
  // Commands of people may take long: an export, or removing what is past its period.
  const opened = await openDatabase(url, { create: false, statementMs: 0 });
  try {
    await assertCurrentStructure(opened.db);
    return opened;
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}
