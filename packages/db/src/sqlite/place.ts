import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { createPrivately, ownerOnly } from "./rights.ts";

/**
 * Requires a database at this path, or creates an empty one that only its owner can read.
 * @throws Error with one sentence for people
 */
export function preparePlace(location: string, create: boolean): void {
  const exists = existsSync(location);
  if (!exists) refuseLogAlone(location);
  if (!exists && !create) {
    throw new Error(`There is no database at ${location}. Start the site once, or set DATABASE_URL.`);
  }
  makeFolder(dirname(location));
  if (!exists) createPrivately(location);
}

/** A log without its database means that the database was moved or deleted while in use, so no new one is created. */
function refuseLogAlone(location: string): void {
  const log = `${location}-wal`;
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  throw new Error(
    `There is no database at ${location}, but its log ${log} is there. Restore a backup: pnpm db:restore FILE.`,
  );
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `The data folder ${folder} can't be written. Check its owner, or set DATABASE_URL to another place.`,
    );
  }
}
