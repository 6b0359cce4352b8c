import { locationOf } from "../address.ts";
import { readDump, restoreDump } from "../dialects/postgres/dump/dump.ts";
import { leadTables } from "../leads/lead-tables.ts";
import { refuseNewer } from "../migrate.ts";

/**
 * Restores a verified archive into an empty database on a server.
 * @throws Error with a sentence for people; then nothing has changed
 */
export async function restoreToServer(url: string, backup: string) {
  const location = locationOf(url);
  const settings = { url, connectionsMax: 1, readOnly: false, lockMs: 5_000, statementMs: 0 };
  const { rows, migrations } = await readDump(settings, backup);
  if (!leadTables.every((table) => table in rows) || migrations.length === 0)
    throw new Error(`${backup} is no backup of this site.`);
  refuseNewer(migrations);
  const restored = await restoreDump(settings, backup, location);
  const differing = Object.keys(rows).find((table) => rows[table] !== restored[table]);
  if (differing !== undefined)
    throw new Error(`The table ${differing} of ${location} has not the rows of the backup. Drop this database.`);
  return { location, leads: leadTables.reduce((sum, table) => sum + (restored[table] ?? 0), 0), aside: null };
}
