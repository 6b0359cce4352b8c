import { existsSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Relative paths in the configuration are resolved against this folder, not against the working directory. */
export const repository = resolve(import.meta.dirname, "../../..");

const inMemory = "file::memory:";
const example = "such as file:./data/site.db or postgres://user:password@host/database";

export function isInMemory(url: string): boolean {
  return url === inMemory;
}

/** Returns the end of a sentence that begins with "DATABASE_URL", or null if the URL is valid. */
export function addressFault(url: string): string | null {
  // If the password contains an unencoded /, ? or #, `URL` takes part of it for the host, and messages show the host.
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

/** Resolves a symlink, because SQLite keeps the log next to the file that the symlink points to. */
function behindLink(path: string): string {
  try {
    const target = readlinkSync(path);
    return existsSync(path) ? realpathSync(path) : resolve(realpathSync(dirname(path)), target);
  } catch {
    return path;
  }
}

/** The location has no user and no password, because messages with it are logged. */
export function locationOf(url: string): string {
  if (!isServerAddress(url)) return filePathOf(url);
  const { host, pathname, searchParams } = new URL(url);
  return `PostgreSQL ${host || (searchParams.get("host") ?? "localhost")}${pathname}`;
}

export function dataFolderOf(url: string): string | null {
  if (isServerAddress(url)) return resolve(repository, "data");
  return isInMemory(url) ? null : dirname(locationOf(url));
}
