import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readLines } from "./spool-line.ts";

/** live: what is appended to · taken: what is being stored · left: what could not be stored, for a person to look at */
export const spoolNames = { live: "leads.jsonl", taken: ".taken", left: ".left", reserve: "reserve" } as const;

/** Names of the files that end so, oldest first. */
export function listSpool(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.toSorted();
}

/** A file that is gone was stored by another process. */
export function readSpoolFile(file: string): ReturnType<typeof readLines> {
  return readLines(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** @returns how many leads wait to be stored, and the paths of files with something in them that could not be */
export function inspectSpool(folder: string): { waiting: number; left: readonly string[] } {
  const names = [...listSpool(folder, spoolNames.taken), ...listSpool(folder, spoolNames.live)];
  const leads = names.flatMap((name) => readSpoolFile(join(folder, name)).leads);
  // Who sends once more while the lead waits is in it twice.
  const waiting = new Set(leads.map(({ reference }) => reference)).size;
  return { waiting, left: listSpool(folder, spoolNames.left).map((name) => join(folder, name)) };
}

/** What is taken or left has a time and a chance number for a name. */
const datedName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(?:taken|left)$/;

/** Deletes the spool's own files, and its folder where nothing else is in it. */
export function removeSpool(folder: string): void {
  if (!existsSync(folder)) return;
  const own = (name: string) => name === spoolNames.live || name === spoolNames.reserve || datedName.test(name);
  for (const name of readdirSync(folder).filter(own)) rmSync(join(folder, name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
