import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Which texts stand somewhere in the files of a folder, in any case. In a process of its own: see `hashTables`. */
export function findBytes(folder: string, texts: readonly string[]): string[] {
  return JSON.parse(execFileSync(process.execPath, [import.meta.filename, folder, ...texts], { encoding: "utf8" }));
}

if (import.meta.main) {
  const [folder = "", ...texts] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(scan(folder, texts)));
}

function scan(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder).flatMap((file) => {
    const bytes = readFileSync(join(folder, file), "latin1").toLowerCase();
    return texts.filter((text) => bytes.includes(text)).map((text) => `${text} in ${file}`);
  });
}
