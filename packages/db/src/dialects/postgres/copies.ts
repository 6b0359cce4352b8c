import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { movedEnding } from "../sqlite/moved.ts";
import { listCopies } from "../sqlite/rights.ts";

/** Copies on this machine: backups, and SQLite files whose data was moved to a server, with copies of their own. */
export function listLocalCopies(folder: string): string[] {
  const backups = list(join(folder, "backups")).filter((path) => path.endsWith(".dump"));
  const moved = list(folder).filter((path) => path.endsWith(movedEnding));
  const files = moved.map((path) => path.slice(0, -movedEnding.length)).filter((file) => existsSync(file));
  return [...backups, ...files.flatMap((file) => [file, ...listCopies(file)])];
}

function list(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.map((name) => join(folder, name));
}
