import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// If this process opened and closed a database file, it would lose SQLite's POSIX locks on that file.
function inspect<T>(...args: readonly string[]): T {
  return JSON.parse(execFileSync(process.execPath, [import.meta.filename, ...args], { encoding: "utf8" }));
}

export function hashTables(file: string): Record<string, string> {
  return inspect(file);
}

export function findBytes(folder: string, texts: readonly string[]): string[] {
  return inspect(folder, ...texts);
}

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

function scan(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder).flatMap((file) => {
    const bytes = readFileSync(join(folder, file), "latin1").toLowerCase();
    return texts.filter((text) => bytes.includes(text)).map((text) => `${text} in ${file}`);
  });
}

if (import.meta.main) {
  const [place = "", ...texts] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(texts.length > 0 ? scan(place, texts) : readHashes(place)));
}
