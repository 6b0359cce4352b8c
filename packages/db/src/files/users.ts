import { readFileSync } from "node:fs";

/** The name of a user of this machine; `#` and the id where /etc/passwd has none. `sudo -u` takes both. */
export function userName(id: number): string {
  return passwordLines().find(([, , uid]) => uid === String(id))?.[0] ?? `#${id}`;
}

/** This process's user. Windows has no ids. */
export function ownId(): number {
  return process.geteuid?.() ?? -1;
}

/** A word for a shell, such as a path with a space. */
export function shellWord(text: string): string {
  return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that gives a file, or a folder with all in it, to this process's user. */
export function chownLine(path: string): string {
  return `sudo chown -R ${userName(ownId()).replace("#", "")}: ${shellWord(path)}`;
}

/** The command that makes a folder, if it is missing, and gives it to this process's user. */
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
