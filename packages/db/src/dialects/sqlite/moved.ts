import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { syncToDisk } from "../../sync-to-disk.ts";
import { ownerOnly } from "./rights.ts";

export const movedEnding = ".moved";

/**
 * The file beside a database that says where its data was moved. It is no row of the database, because a move leaves
 * the database file unchanged. Only the holder of the database's write lock writes it, so that another process that
 * gets the lock afterwards sees it.
 */
function movedFile(location: string): string {
  return location + movedEnding;
}

export function isMoved(location: string): boolean {
  return existsSync(movedFile(location));
}

/** @throws Error with two sentences for people when the data was moved */
export function refuseMoved(location: string): void {
  if (isMoved(location)) throw new Error(`${movedSentence(location)} ${wayBack(location)}`);
}

/** Where the data is now, for people. */
export function movedSentence(location: string): string {
  const to = readFileSync(movedFile(location), "utf8").trim() || "a server";
  return `The data of ${location} was moved to ${to}: set DATABASE_URL to that server, and restart the site.`;
}

function wayBack(location: string): string {
  return `To use this file again, delete ${movedFile(location)}; leads since the move are on the server alone.`;
}

/** Records the move; durable when this returns. @param to for people, without a password */
export function markMoved(location: string, to: string): void {
  const part = `${movedFile(location)}.part-${process.pid}`;
  const handle = openSync(part, "w", ownerOnly.file);
  try {
    writeSync(handle, `${to} at ${new Date().toISOString()}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, movedFile(location));
  syncToDisk(dirname(location));
}
