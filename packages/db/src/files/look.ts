import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { userInfo } from "node:os";

// These functions return an `Unreadable` and don't throw, because otherwise a file that belongs to another user would
// look like a fault of the database.

export class Unreadable {
  readonly path: string;
  readonly code: string;

  constructor(path: string, error: unknown) {
    this.path = path;
    this.code = codeOf(error);
  }

  /** There is no period at the end, so that a caller can add to the sentence. */
  get sentence(): string {
    const wayOut = ["EACCES", "EPERM"].includes(this.code) ? `: ${chownLine(this.path)}` : "";
    return `${this.path} can't be read by ${ownName()} (${this.code})${wayOut}`;
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

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

/** In some containers, the user has no name. */
export function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.geteuid?.());
  }
}

export function shellWord(text: string): string {
  return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

export function chownLine(path: string): string {
  return `sudo chown -R ${ownName()}: ${shellWord(path)}`;
}
