import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readLines, type SpoolLine } from "./spool-line.ts";

/** A time and a random UUID. taken: leads to store · left: lines that could not be stored · part: being written */
const fileName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(taken|left|part)$/;
type Ending = "taken" | "left" | "part";
/** The file to which releases before 1.0.0 append. */
export const formerLive = "leads.jsonl";

/** A missing file reads as empty, because another process stores its leads and deletes it at any moment. */
export function readSpoolFile(file: string): SpoolLine[] {
  try {
    return readLines(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Names of the files with this ending, oldest first. */
export function listSpool(folder: string, ending: Ending): string[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const listed = names.filter((name) => fileName.exec(name)?.[1] === ending);
  return ending === "taken" && names.includes(formerLive) ? [...listed, formerLive] : listed;
}

/** waiting: the number of leads to store. left: paths of files with lines that could not be stored */
export type SpoolState = { waiting: number; left: readonly string[] };

export function inspectSpool(folder: string): SpoolState {
  const lines = listSpool(folder, "taken").flatMap((name) => readSpoolFile(join(folder, name)));
  // A lead that was submitted again while it waits is in the spool twice.
  const waiting = new Set(lines.map(({ text, lead }) => lead?.reference ?? text)).size;
  return { waiting, left: listSpool(folder, "left").map((name) => join(folder, name)) };
}

/** An instance marks its folder in use more often. */
const idleMs = 60_000;

/**
 * The spools beside this one, and the default one, that hold leads and that no running instance has in use: those of an
 * instance that is gone, or that had another SPOOL_DIR. They are not replayed here, because they may be of another site.
 */
export function listForgotten(own: string, defaultFolder: string | null): string[] {
  const parent = dirname(resolve(own));
  const beside = existsSync(parent) ? readdirSync(parent, { withFileTypes: true }) : [];
  const folders = beside.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
  if (defaultFolder !== null && existsSync(defaultFolder)) folders.push(resolve(defaultFolder));
  return [...new Set(folders)].filter((folder) => {
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (folder === resolve(own) || usedAt === undefined || Date.now() - usedAt < idleMs) return false;
    const { waiting, left } = inspectSpool(folder);
    return waiting > 0 || left.length > 0;
  });
}

/** For an operator: how to store the leads of a forgotten spool. */
export function forgottenSentence(folder: string): string {
  return `${inspectSpool(folder).waiting} leads wait in ${folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${folder} stores them`;
}
