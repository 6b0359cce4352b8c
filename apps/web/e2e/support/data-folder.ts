import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabase } from "../../../server/src/test/prepare-database.ts";

/** Tells Playwright's workers the file; they inherit the environment of the process that runs the global setup. */
const variable = "PREPARED_DATABASE";

/** Migrates and seeds a database once, for all sites that this process and its children start. Returns what removes it. */
export async function prepareData(): Promise<() => void> {
  const folder = newFolder();
  const file = join(folder, "site.db");
  await prepareDatabase(file);
  process.env[variable] = file;
  return () => rmSync(folder, { recursive: true });
}

/** A data folder of its own for a site: with a copy of the prepared database, or empty where none was prepared. */
export function newDataFolder(): string {
  const folder = newFolder();
  const prepared = process.env[variable];
  if (prepared !== undefined) copyFileSync(prepared, join(folder, "site.db"));
  return folder;
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "site-e2e-"));
}
