import { existsSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * The root folder of the repository. Relative paths in the configuration, such as `file:./data/site.db`, are resolved
 * against this folder, so they don't depend on the directory in which a command is run.
 */
export const repository = resolve(import.meta.dirname, "../../..");

const inMemory = "file::memory:";
const example = "such as file:./data/site.db or postgres://user:password@host/database";

export function isInMemory(url: string): boolean {
  return url === inMemory;
}

/**
 * Explains why a DATABASE_URL is invalid. The text completes a sentence that the caller begins with "DATABASE_URL", for
 * example "must begin with file: or postgres:".
 * @returns null if the URL is valid
 */
export function addressFault(url: string): string | null {
  // If the password contains an unencoded /, ? or #, `URL` mistakes a part of the password for the server's host. Error
  // messages show the host, so such a URL is refused.
  if (isServer(url))
    return URL.canParse(url) && !/[/?#].*@/.test(url.slice(url.indexOf("//") + 2))
      ? null
      : `must be an address ${example}, with @ / : # % of the password written as %40 %2F %3A %23 %25`;
  return url.startsWith("file:") ? null : `must begin with file: or postgres:, ${example}`;
}

export function isServerAddress(url: string): boolean {
  const fault = addressFault(url);
  if (fault !== null) throw new Error(`DATABASE_URL ${fault}.`);
  return isServer(url);
}

function isServer(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

export function filePathOf(url: string): string {
  if (isServerAddress(url)) throw new Error(`${locationOf(url)} is a server: this command is for a database file.`);
  return isInMemory(url) ? ":memory:" : behindLink(resolve(repository, url.slice("file:".length)));
}

/**
 * If the path is a symlink, returns the path of the file that it points to, because SQLite keeps the database's log
 * next to that file. The file doesn't have to exist yet.
 */
function behindLink(path: string): string {
  try {
    const target = readlinkSync(path);
    return existsSync(path) ? realpathSync(path) : resolve(realpathSync(dirname(path)), target);
  } catch {
    return path;
  }
}

/**
 * Describes where the database is, for messages to the operator. The result is the path of the file, or a text such as
 * `PostgreSQL db.example:5432/site`. It has no user and no password, because messages are logged.
 */
export function locationOf(url: string): string {
  if (!isServerAddress(url)) return filePathOf(url);
  const { host, pathname, searchParams } = new URL(url);
  return `PostgreSQL ${host || (searchParams.get("host") ?? "localhost")}${pathname}`;
}

export function dataFolderOf(url: string): string | null {
  if (isServerAddress(url)) return resolve(repository, "data");
  return isInMemory(url) ? null : dirname(locationOf(url));
}
