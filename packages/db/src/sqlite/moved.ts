import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { syncToDisk } from "../sync-to-disk.ts";
import { ownerOnly } from "./rights.ts";

/** The file beside a database that says where its data was moved, so that no site takes leads in the old place. */
function movedFile(location: string): string {
  return `${location}.moved`;
}

/** @throws Error with two sentences for people when the data was moved */
export function refuseMoved(location: string): void {
  if (!existsSync(movedFile(location))) return;
  const to = readFileSync(movedFile(location), "utf8").trim() || "a server";
  throw new Error(
    `The data of ${location} was moved to ${to}: set DATABASE_URL to that server, and start the site. To use this file again, delete ${movedFile(location)}; leads since the move are on the server alone.`,
  );
}

/** Records the move; durable when this returns. @param to for people, without a password */
export function markMoved(location: string, to: string): void {
  const handle = openSync(movedFile(location), "w", ownerOnly.file);
  try {
    writeSync(handle, `${to} at ${new Date().toISOString()}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  syncToDisk(dirname(location));
}
