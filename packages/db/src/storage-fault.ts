import type { Engine } from "./engine.ts";

export class StorageFault extends Error {
  /** A code of SQLite, PostgreSQL or the operating system, such as ENOSPC, or our own, such as DATABASE_GONE. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The first pattern that matches the code of a fault determines the message. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_(?:CORRUPT|NOTADB)/, "The database LOCATION is damaged (CAUSE). ADVICE"],
  [/^SQLITE_(?:BUSY|LOCKED)/, "Another program has locked the database LOCATION. End that program, and try again."],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, "The disk of the database LOCATION is full. Free space on it."],
  [
    /^(?:SQLITE_READONLY|EROFS)/,
    "The database LOCATION is read-only: CAUSE. If dmesg says that its disk has failed, run umount, fsck and mount.",
  ],
  [
    /^(?:08|ECONN|EHOST|ENET|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT|CONNECTION_LOST)/,
    "LOCATION does not respond: CAUSE. Is the server running, and can this machine reach it?",
  ],
  [
    /CERT|^UNABLE_TO_|^ERR_TLS/,
    "LOCATION has a certificate that is not trusted: CAUSE. For a private CA, add ?sslmode=verify-full&sslrootcert=FILE to DATABASE_URL.",
  ],
  [/^POOL_EXHAUSTED/, "This program's connections to LOCATION are all in use: CAUSE. Is the server overloaded?"],
  [
    /^25006/,
    "LOCATION is read-only: CAUSE. Set DATABASE_URL to the primary server, and default_transaction_read_only to off.",
  ],
  [/^28/, "LOCATION refuses the login: CAUSE. Check user, password and sslmode in DATABASE_URL."],
  [/^3D/, "LOCATION can't be used: CAUSE. Create it: CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0."],
  [/^42501/, "The user in DATABASE_URL lacks rights on LOCATION: CAUSE. Make it the database's owner."],
  [/^53100/, "The disk of LOCATION is full: CAUSE. Free space on the server."],
  [
    /^53300/,
    "LOCATION accepts no more connections: CAUSE. Lower DATABASE_CONNECTIONS of all instances, or raise the limit.",
  ],
  [/^55P03/, "Another program holds a lock on LOCATION: CAUSE. pg_stat_activity on the server shows which one."],
  [/^57P/, "LOCATION is stopping or starting, or has ended the connection: CAUSE. Try again when it runs."],
  [/^XX00[12]/, "The data on LOCATION is damaged: CAUSE. Restore a backup on the server."],
];

/** @param rescued the path of the newest copy that the site saved when its database file disappeared */
export function storageSentence(location: string, { code, message }: StorageFault, rescued?: string): string {
  const found = sentences.find(([pattern]) => pattern.test(code))?.[1] ?? "The database LOCATION can't be used: CAUSE.";
  return found.replace(/LOCATION|CAUSE|ADVICE/g, (word) => {
    if (word === "LOCATION") return location;
    return word === "CAUSE" ? message.replace(/\.$/, "") : restoreAdvice(rescued);
  });
}

export function explained({ location, files }: Pick<Engine, "location" | "files">, error: unknown): unknown {
  if (!(error instanceof StorageFault)) return error;
  return new Error(storageSentence(location, error, files?.listRescued().at(-1)), { cause: error });
}

export function restoreAdvice(rescued?: string): string {
  return rescued === undefined
    ? "Restore a backup: pnpm db:restore FILE."
    : `Restore the copy that was saved when the file disappeared, which is newer than any backup: pnpm db:restore ${rescued}.`;
}
