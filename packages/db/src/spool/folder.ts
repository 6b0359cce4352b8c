import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readLines, type SpoolContent } from "./line.ts";
import { spoolVersion } from "./spooled-lead.ts";

/**
 * live: what is appended to · taken: what is being stored · left: what could not be stored, for a person to look at ·
 * .v2 and so on: what has lines of that version, for a release that reads them
 */
export const spoolNames = { live: "leads.jsonl", taken: ".taken", left: ".left", reserve: "reserve" } as const;

const versioned = /\.v(\d+)$/;

/** Names of files that were left for a newer release; `readable`: those that this release is new enough for. */
export function listVersioned(folder: string): { readable: string[]; newer: string[] } {
  const names = listSpool(folder, "").filter((name) => versioned.test(name));
  const isReadable = (name: string) => Number(versioned.exec(name)?.[1]) <= spoolVersion;
  return { readable: names.filter(isReadable), newer: names.filter((name) => !isReadable(name)) };
}

/** Names of the files that end so, oldest first. */
export function listSpool(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.toSorted();
}

/** A file that is gone was stored by another process. */
export function readSpoolFile(file: string): SpoolContent {
  return readLines(existsSync(file) ? readFileSync(file, "utf8") : "");
}

type SpoolState = {
  /** Leads that wait to be stored. */
  waiting: number;
  /** Paths of files with something in them that could not be stored. */
  left: readonly string[];
  /** Paths of files with leads that only a newer release can read. */
  newer: readonly string[];
};

export function inspectSpool(folder: string): SpoolState {
  const { readable, newer } = listVersioned(folder);
  const names = [...listSpool(folder, spoolNames.taken), ...readable, ...listSpool(folder, spoolNames.live)];
  const contents = names.map((name) => readSpoolFile(join(folder, name)));
  // Who sends once more while the lead waits is in it twice.
  const references = new Set(contents.flatMap(({ leads }) => leads.map(({ reference }) => reference)));
  const unread = contents.reduce((total, content) => total + content.newer.lines, 0);
  return {
    waiting: references.size + unread,
    left: listSpool(folder, spoolNames.left).map((name) => join(folder, name)),
    newer: newer.map((name) => join(folder, name)),
  };
}

/** All but the live file have a time and a random UUID for a name. */
const datedName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(?:taken|left|v\d+)$/;

/** Deletes the spool's own files, and its folder where nothing else is in it. */
export function removeSpool(folder: string): void {
  if (!existsSync(folder)) return;
  const own = (name: string) => name === spoolNames.live || name === spoolNames.reserve || datedName.test(name);
  for (const name of readdirSync(folder).filter(own)) rmSync(join(folder, name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
