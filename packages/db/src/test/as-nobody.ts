import { spawnSync } from "node:child_process";
import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nobody } from "./postgres-programs.ts";

const isRoot = process.getuid?.() === 0;

/**
 * For tests: runs a program in a child that is not root, because root may read everything. The modules are loaded before,
 * because the user may be unable to read this repository.
 * @param imports import statements, with paths from `packages/db/src` @param words in `process.argv`, from the second
 * @returns what it wrote
 */
export function asNobody(imports: string, program: string, ...words: string[]): string {
  const text = `import SqliteDatabase from "better-sqlite3";
    ${imports.replaceAll('"./', `"${join(import.meta.dirname, "..")}/`)}
    new SqliteDatabase(":memory:").close();
    if (${isRoot}) {
      process.setgroups([]);
      process.setgid(${nobody.gid});
      process.setuid(${nobody.uid});
    }
    ${program}`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "-e", text, ...words],
    { cwd: import.meta.dirname, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The program ended with ${status}: ${stderr}`);
  return stdout;
}

/** For tests: gives a folder and all in it to the user of `asNobody`. */
export function giveToNobody(folder: string): void {
  if (!isRoot) return;
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  for (const path of [folder, ...entries]) chownSync(path, nobody.uid, nobody.gid);
}
