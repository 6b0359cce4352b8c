import { dirname } from "node:path";
import { requireFolder, syncToDisk, writeDurably } from "../files/disk.ts";
import { orThrow, readText, statOf, Unreadable } from "../files/look.ts";
import { createPrivately, listRescued } from "./rights.ts";

/** Requires a database file, or creates one for this user alone. @throws Error with one sentence for the operator */
export function preparePlace(location: string, create: boolean): void {
  const exists = orThrow(statOf(location)) !== null;
  if (!exists) refuseTraces(location);
  if (!exists && !create)
    throw new Error(`There is no database at ${location}. Start the site once, or set DATABASE_URL.`);
  requireFolder("data folder", dirname(location), "DATABASE_URL");
  if (!exists) createPrivately(location);
}

/** If there is a log or a rescued copy but no database, the database was moved or deleted while in use. */
function refuseTraces(location: string): void {
  const log = `${location}-wal`;
  const stat = statOf(log);
  const hasLog = stat instanceof Unreadable || (stat?.size ?? 0) > 0;
  const rescued = listRescued(location).at(-1);
  if (!hasLog && rescued === undefined) return;
  const trace = hasLog ? `its log ${log}, which holds the newest leads,` : `its rescued copy ${rescued}`;
  throw new Error(
    `There is no database at ${location}, but ${trace} is there. If the database was moved, put it back: nothing is lost. Else: pnpm db:restore ${rescued ?? "FILE, with a backup"}.`,
  );
}

/** A file that says where the data was moved, so that no site stores leads in the old database. */
function movedFile(location: string): string {
  return `${location}.moved`;
}

/** @throws Error with sentences for the operator if the data was or may have been moved */
export function refuseMoved(location: string): void {
  const text = orThrow(readText(movedFile(location)));
  if (text === null) return;
  const to = text.trim() || "a server";
  throw new Error(
    `The data of ${location} was moved to ${to}: set DATABASE_URL to that server, and start the site. To use this file again, delete ${movedFile(location)}; leads since the move are on the server alone.`,
  );
}

/** Records a move durably. @param to the new place, for messages, without a password */
export function markMoved(location: string, to: string): void {
  writeDurably(movedFile(location), `${to} at ${new Date().toISOString()}\n`);
  syncToDisk(dirname(location));
}
