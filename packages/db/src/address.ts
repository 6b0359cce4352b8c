import { existsSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Relative paths in the configuration are relative to this folder, not to the working directory. */
export const repository = resolve(import.meta.dirname, "../../..");

const inMemory = "file::memory:";
const example = "such as file:./data/site.db or postgres://user:password@host/database";

export function isInMemory(url: string): boolean {
  return url === inMemory;
}

/** Says why the URL is invalid, as the end of a sentence that begins with "DATABASE_URL". null: the URL is valid */
export function addressFault(url: string): string | null {
  // If a password contains an unencoded / ? or #, a part of the password is parsed as the host, which messages show.
  if (isServer(url))
    return URL.canParse(url) && !/[/?#].*@/.test(url.slice(url.indexOf("//") + 2))
      ? null
      : `must be an address ${example}, with @ / : # % of the password written as %40 %2F %3A %23 %25`;
  return url.startsWith("file:") ? null : `must begin with file: or postgres:, ${example}`;
}

/** Whether the URL names a server. @throws Error with one sentence for the operator if the URL is invalid */
export function isServerAddress(url: string): boolean {
  const fault = addressFault(url);
  if (fault !== null) throw new Error(`DATABASE_URL ${fault}.`);
  return isServer(url);
}

function isServer(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

/** A file's absolute path, or `:memory:`. @throws Error with one sentence for the operator if the URL names a server */
export function filePathOf(url: string): string {
  if (isServerAddress(url)) throw new Error(`${locationOf(url)} is a server: this command is for a database file.`);
  return isInMemory(url) ? ":memory:" : behindLink(resolve(repository, url.slice("file:".length)));
}

/** Resolves a symlink, because SQLite keeps its log next to the real file. */
function behindLink(path: string): string {
  try {
    const target = readlinkSync(path);
    return existsSync(path) ? realpathSync(path) : resolve(realpathSync(dirname(path)), target);
  } catch {
    return path;
  }
}

/** The database's location for messages: a file's path, or server and database without user and password. */
export function locationOf(url: string): string {
  if (!isServerAddress(url)) return filePathOf(url);
  const { host, pathname, searchParams } = new URL(url);
  return `PostgreSQL ${host || (searchParams.get("host") ?? "localhost")}${pathname}`;
}

export function dataFolderOf(url: string): string | null {
  if (isServerAddress(url)) return resolve(repository, "data");
  return isInMemory(url) ? null : dirname(locationOf(url));
}
