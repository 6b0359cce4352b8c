import type { StorageFault } from "./storage-fault.ts";

type Sentence = (location: string, cause: string) => string;

const noAnswer: Sentence = (location, cause) =>
  `${location} does not answer: ${cause}. Is the server running, and can this machine reach it?`;

/**
 * For an operator, by code: of SQLite, SQLSTATE of PostgreSQL, or of the operating system. The first match counts, so
 * that a code comes before its class.
 */
const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/,
    (location, cause) => `The database ${location} is damaged (${cause}). Restore a backup: pnpm db:restore FILE.`,
  ],
  [/^SQLITE_(?:BUSY|LOCKED)/, (location) => `Another program has locked the database ${location}. End it first.`],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, (location) => `The disk of the database ${location} is full. Free space on it.`],
  [/^(?:08|ECONN|EHOST|ENET|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT|CONNECTION_LOST)/, noAnswer],
  [
    /^POOL_EXHAUSTED/,
    (location, cause) =>
      `This program's connections to ${location} are all in use: ${cause}. Is the server overloaded?`,
  ],
  [
    /^25006/,
    (location, cause) =>
      `${location} can only be read: ${cause}. Set DATABASE_URL to the primary server, and default_transaction_read_only to off.`,
  ],
  [/^28/, (location, cause) => `${location} refuses the login: ${cause}. Check user and password in DATABASE_URL.`],
  [
    /^3D/,
    (location, cause) =>
      `${location} can't be used: ${cause}. Create it: CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0.`,
  ],
  [
    /^40/,
    (location, cause) => `Other programs on ${location} prevented a change again and again: ${cause}. Try again.`,
  ],
  [
    /^42501/,
    (location, cause) =>
      `The user in DATABASE_URL lacks rights on ${location}: ${cause}. Make it the database's owner.`,
  ],
  [/^53100/, (location, cause) => `The disk of ${location} is full: ${cause}. Free space on the server.`],
  [
    /^53300/,
    (location, cause) =>
      `${location} accepts no further connection: ${cause}. Lower DATABASE_CONNECTIONS of all instances, or raise the limit.`,
  ],
  [
    /^53/,
    (location, cause) => `${location} has too little memory or another resource: ${cause}. See the server's log.`,
  ],
  [
    /^55P03/,
    (location, cause) =>
      `Another program holds a lock on ${location}: ${cause}. pg_stat_activity on the server shows which one.`,
  ],
  [/^57014/, (location, cause) => `A statement on ${location} was ended: ${cause}. Is the server overloaded?`],
  [/^57P/, (location, cause) => `${location} stops, starts or ended the connection: ${cause}. Try again when it runs.`],
  [/^XX00[12]/, (location, cause) => `The data on ${location} is damaged: ${cause}. Restore a backup on the server.`],
  [/^(?:58|XX)/, (location, cause) => `${location} has an internal or disk error: ${cause}. See the server's log.`],
];

/** One sentence for an operator: what is wrong with the storage, and the next step. @param location see `Engine` */
export function storageSentence(location: string, { code, message }: StorageFault): string {
  const cause = message.replace(/\.$/, "");
  const found = sentences.find(([pattern]) => pattern.test(code));
  return found?.[1](location, cause) ?? `The database ${location} can't be used: ${cause}.`;
}
