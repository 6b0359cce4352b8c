import SqliteDatabase from "better-sqlite3";
import { filePathOf, isServerAddress, locationOf } from "../address.ts";
import { preparePlace } from "../sqlite/access.ts";
import { faultOf } from "../sqlite/damage.ts";
import { explained } from "../storage-fault.ts";

type Answer = { columns: readonly string[]; rows: readonly (string | number | null)[][]; changes: number };

export type Shell = {
  location: string;
  run: (statement: string) => Answer;
  /** Counts the rows that an UPDATE or DELETE without WHERE would change. Returns null for any other statement. */
  countSwept: (statement: string) => number | null;
  close: () => void;
};

const busyMs = 5_000;

/** @throws Error with one sentence for the operator */
export function openShell(url: string, { write }: { write: boolean }): Shell {
  if (isServerAddress(url)) throw new Error(`${locationOf(url)} is a server: use psql, as docs/lead-queries.md says.`);
  const location = filePathOf(url);
  preparePlace(location, false);
  let database: SqliteDatabase.Database;
  try {
    database = new SqliteDatabase(location, { readonly: !write, fileMustExist: true, timeout: busyMs });
    // The first pragma reads the header of the file, so it fails if the file isn't a database.
    for (const pragma of ["schema_version", "foreign_keys = ON", "secure_delete = ON", "synchronous = FULL"])
      database.pragma(pragma);
  } catch (error) {
    throw explained({ location, files: null }, faultOf(error));
  }
  return {
    location,
    run(text) {
      const statement = database.prepare<[], (string | number | null)[]>(text);
      if (!statement.reader) return { columns: [], rows: [], changes: statement.run().changes };
      const columns = statement.columns().map(({ name }) => name);
      return { columns, rows: statement.raw().all(), changes: 0 };
    },
    countSwept(text) {
      if (!isSweeping(text)) return null;
      const statement = database.prepare(text);
      // An open transaction would block the site until the operator answers.
      database.exec("SAVEPOINT tried");
      try {
        return statement.reader ? statement.all().length : statement.run().changes;
      } finally {
        database.exec("ROLLBACK TO tried; RELEASE tried");
      }
    },
    close: () => void database.close(),
  };
}

const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'";/-]+|./g;

function isSweeping(statement: string): boolean {
  const bare = [...statement.matchAll(tokens)].map(([token]) => (/^(?:['"]|--|\/\*)/.test(token) ? " " : token));
  let outer = bare.join("");
  for (let inner = ""; inner !== outer; ) {
    inner = outer;
    outer = inner.replace(/\([^()]*\)/g, " ");
  }
  return /^\s*(?:WITH\b.*)?\b(?:UPDATE|DELETE)\b/is.test(outer) && !/\bWHERE\b/i.test(outer);
}

/** The semicolons in the body of a trigger don't end the CREATE TRIGGER statement. */
function isOpenTrigger(statement: string): boolean {
  const bare = [...statement.matchAll(tokens)].map(([token]) => (/^(?:--|\/\*)/.test(token) ? " " : token)).join("");
  return /^\s*(?:EXPLAIN\s+)?CREATE\s+(?:TEMP(?:ORARY)?\s+)?TRIGGER\b/i.test(bare) && !/;\s*END\s*;$/i.test(bare);
}

export function splitStatements(text: string): { statements: string[]; rest: string } {
  const statements: string[] = [];
  let rest = "";
  for (const [token] of text.matchAll(tokens)) {
    rest += token;
    if (token !== ";" || isOpenTrigger(rest)) continue;
    statements.push(rest.trim());
    rest = "";
  }
  return { statements, rest: rest.trim() };
}
