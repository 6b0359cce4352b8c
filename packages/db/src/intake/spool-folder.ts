import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readLines, type SpoolContent } from "./spool-line.ts";
import { spoolVersion } from "./spooled-lead.ts";

/**
 * live: new leads are appended · taken: leads are being stored · left: lines that could not be stored, for a person ·
 * .v2 and so on: lines of that version, for a release that reads it
 */
export const spoolNames = { live: "leads.jsonl", taken: ".taken", left: ".left", reserve: "reserve" } as const;

const versioned = /\.v(\d+)$/;

/** Names of files that were set aside for a newer release; `readable`: this release reads their version. */
export function listVersioned(folder: string): { readable: string[]; newer: string[] } {
  const names = listSpool(folder, "").filter((name) => versioned.test(name));
  const isReadable = (name: string) => Number(versioned.exec(name)?.[1]) <= spoolVersion;
  return { readable: names.filter(isReadable), newer: names.filter((name) => !isReadable(name)) };
}

/** Names of the files with this ending, oldest first. */
export function listSpool(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.toSorted();
}

/** A missing file reads as empty, because another process has stored its leads and deleted it. */
export function readSpoolFile(file: string): SpoolContent {
  return readLines(existsSync(file) ? readFileSync(file, "utf8") : "");
}

type SpoolState = {
  /** The number of leads to store. */
  waiting: number;
  /** Paths of files with lines that could not be stored. */
  left: readonly string[];
  /** Paths of files with leads that only a newer release can read. */
  newer: readonly string[];
};

export function inspectSpool(folder: string): SpoolState {
  const { readable, newer } = listVersioned(folder);
  const names = [...listSpool(folder, spoolNames.taken), ...readable, ...listSpool(folder, spoolNames.live)];
  const contents = names.map((name) => readSpoolFile(join(folder, name)));
  // Counts references, because a lead that was submitted again while it waits is in the spool twice.
  const references = new Set(contents.flatMap(({ leads }) => leads.map(({ reference }) => reference)));
  const unread = contents.reduce((total, content) => total + content.newer.lines, 0);
  return {
    waiting: references.size + unread,
    left: listSpool(folder, spoolNames.left).map((name) => join(folder, name)),
    newer: newer.map((name) => join(folder, name)),
  };
}

/** Matches the names of all files but the live one: a time and a random UUID. */
const datedName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(?:taken|left|v\d+)$/;

/** Deletes the spool's own files, and the folder if it is empty afterwards. */
export function removeSpool(folder: string): void {
  if (!existsSync(folder)) return;
  const own = (name: string) => name === spoolNames.live || name === spoolNames.reserve || datedName.test(name);
  for (const name of readdirSync(folder).filter(own)) rmSync(join(folder, name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
