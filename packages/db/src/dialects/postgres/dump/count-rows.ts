import pg from "pg";

/** Runs one statement without parameters and returns its rows. */
type Query = (text: string) => Promise<readonly unknown[]>;

/** The tables of the program's schema, with the number of their rows. `query` decides on the snapshot. */
export async function countRows(query: Query): Promise<Record<string, number>> {
  const tables = (await query(`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`)) as { name: string }[]; // as selected
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = (await query(`SELECT count(*) AS rows FROM ${pg.escapeIdentifier(name)}`)) as { rows: number }[]; // likewise
    counts[name] = Number(row?.rows);
  }
  return counts;
}
