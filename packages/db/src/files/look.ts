import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { userInfo } from "node:os";

// These functions read the data folder. They return `Unreadable` instead of throwing, because a file of another user
// must not look like a fault of the database.

export class Unreadable {
  readonly path: string;
  readonly code: string;

  constructor(path: string, error: unknown) {
    this.path = path;
    this.code = codeOf(error);
  }

  /** A sentence for the operator, without its period. */
  get sentence(): string {
    const wayOut = ["EACCES", "EPERM"].includes(this.code) ? `: ${chownLine(this.path)}` : "";
    return `${this.path} can't be read by ${ownName()} (${this.code})${wayOut}`;
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

export function readText(file: string): string | null | Unreadable {
  return look(file, () => readFileSync(file, "utf8"));
}

export function statOf(path: string): Stats | null | Unreadable {
  return look(path, () => statSync(path));
}

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

/** The name of this process's user, or the user's id if there is no name, as in some containers. */
export function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.geteuid?.());
  }
}

/** Quotes a word for a shell if necessary, such as a path with a space. */
export function shellWord(text: string): string {
  return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that gives a file, or a folder and its contents, to this process's user. */
export function chownLine(path: string): string {
  return `sudo chown -R ${ownName()}: ${shellWord(path)}`;
}
