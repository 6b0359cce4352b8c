import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/**
 * A hash of every table's rows, read with another SQLite than the program's own. In a process of its own: one that has
 * a database open, opens it past SQLite and closes that, loses its locks (POSIX), and other programs then break its log.
 */
export function hashTables(file: string): Record<string, string> {
  return JSON.parse(execFileSync(process.execPath, [import.meta.filename, file], { encoding: "utf8" }));
}

if (import.meta.main) process.stdout.write(JSON.stringify(readHashes(process.argv[2] ?? "")));

function readHashes(file: string): Record<string, string> {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const rows = database.prepare(`SELECT * FROM "${name}" ORDER BY 1`).all();
      return [name, createHash("sha256").update(JSON.stringify(rows)).digest("hex")];
    }),
  );
}
