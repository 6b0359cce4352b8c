import { closeSync, existsSync, openSync, readSync } from "node:fs";
import type { RowCounts } from "../../../engine.ts";
import { runProgram } from "./client-programs.ts";

const magic = "PGDMP";

/** What an archive of `pg_dump --format=custom` holds. */
export type Archive = {
  rows: RowCounts;
  /** Names of the applied migrations. */
  migrations: readonly string[];
};

/**
 * Reads a whole archive, so that a damaged one is found.
 * @param program path of `pg_restore`
 * @throws Error with one sentence for people when the file is no sound archive
 */
export async function readArchive(program: string, file: string): Promise<Archive> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (headOf(file) !== magic) throw new Error(`${file} is no archive of pg_dump --format=custom.`);
  try {
    return await runProgram(program, ["--data-only", "--file=-", file], null, readCopies);
  } catch (error) {
    throw new Error(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function headOf(file: string): string {
  const head = Buffer.alloc(magic.length);
  const handle = openSync(file, "r");
  readSync(handle, head);
  closeSync(handle);
  return head.toString("latin1");
}

/** Counts the lines of each `COPY table (columns) FROM stdin;`: one row per line, because COPY escapes line breaks. */
async function readCopies(output: NodeJS.ReadableStream): Promise<Archive> {
  const rows: Record<string, number> = {};
  const migrations: string[] = [];
  let table: string | null = null;
  function read(line: string): void {
    if (table === null) {
      table = /^COPY \w+\.(\w+) .*FROM stdin;$/.exec(line)?.[1] ?? null;
      if (table !== null) rows[table] = 0;
    } else if (line === "\\.") {
      table = null;
    } else {
      rows[table] = (rows[table] ?? 0) + 1;
      if (table === "kysely_migration") migrations.push(line.split("\t", 1)[0] ?? "");
    }
  }
  let rest = "";
  for await (const chunk of output) {
    // Not readline, which also splits at separators that visitors may type, such as U+2028.
    const lines = (rest + Buffer.from(chunk).toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) read(line);
  }
  return { rows, migrations };
}
