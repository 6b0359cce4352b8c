import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";

// Only this module examines files in the data folder. A missing file is null, and a file that this process may not read
// is a value as well: another user's unreadable file is no fault of the database or of the files next to it.

/** A file or folder that can't be examined now. */
export class Unreadable {
  readonly path: string;
  /** The operating system's code, such as EACCES or EMFILE. */
  readonly code: string;

  constructor(path: string, error: unknown) {
    this.path = path;
    this.code = codeOf(error);
  }

  /** For an operator: the unreadable file, its owner, and the command that fixes it; without a period. */
  get sentence(): string {
    const failed = `${this.path} can't be read by ${userName(ownId())} (${this.code})`;
    // If this process may not enter the folder, the folder's owner is the owner to name.
    const found = [this.path, dirname(this.path)].map((path) => ({ path, owner: ownerOf(path) }));
    const place = found.find(({ owner }) => owner !== null);
    if (place?.owner == null || place.owner === ownId() || !["EACCES", "EPERM"].includes(this.code)) return failed;
    const whose = place.path === this.path ? "it" : place.path;
    return `${failed}, because ${whose} belongs to ${userName(place.owner)}: ${chownLine(place.path)}`;
  }
}

/** The code of an operating system error, such as ENOSPC; for any other error, its text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

/** The names of a folder's entries, sorted; empty if the folder is missing. */
export function listFolder(folder: string): readonly string[] | Unreadable {
  return look(folder, () => readdirSync(folder).toSorted()) ?? [];
}

/** null: the file doesn't exist */
export function readText(file: string): string | null | Unreadable {
  return look(file, () => readFileSync(file, "utf8"));
}

/** Follows links. null: the file or folder doesn't exist */
export function statOf(path: string): Stats | null | Unreadable {
  return look(path, () => statSync(path));
}

/** For work that can't continue without the answer. @throws Error with one sentence for people without an answer */
export function orThrow<T>(answer: T | Unreadable): T {
  if (answer instanceof Unreadable) throw new Error(`${answer.sentence}.`);
  return answer;
}

function look<T>(path: string, work: () => T): T | null | Unreadable {
  try {
    return work();
  } catch (error) {
    return ["ENOENT", "ENOTDIR"].includes(codeOf(error)) ? null : new Unreadable(path, error);
  }
}

function ownerOf(path: string): number | null {
  try {
    return lstatSync(path).uid;
  } catch {
    return null;
  }
}

/** The name of a user of this machine, or `#` and the id if /etc/passwd has no name. `sudo -u` accepts both. */
export function userName(id: number): string {
  return passwordLines().find(([, , uid]) => uid === String(id))?.[0] ?? `#${id}`;
}

/** This process's user. Windows has no ids. */
export function ownId(): number {
  return process.geteuid?.() ?? -1;
}

/** Quotes a word for a shell, such as a path with a space. */
export function shellWord(text: string): string {
  return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that gives a file, or a folder and its contents, to this process's user. */
export function chownLine(path: string): string {
  return `sudo chown -R ${userName(ownId()).replace("#", "")}: ${shellWord(path)}`;
}

/** The command that creates a folder, if it is missing, and gives it to this process's user. */
export function ownFolderLine(folder: string): string {
  return `sudo install -d -m 700 -o ${userName(ownId()).replace("#", "")} ${shellWord(folder)}`;
}

function passwordLines(): string[][] {
  try {
    const lines = readFileSync("/etc/passwd", "utf8").split("\n");
    return lines.map((line) => line.split(":"));
  } catch {
    return [];
  }
}
