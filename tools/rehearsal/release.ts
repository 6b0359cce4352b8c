import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

export type User = { uid: number; gid: number };

/** The release as docs/deploy installs it, for all sites of one run. */
export type Release = {
  folder: string;
  /** Who runs the site: neither the owner of the release nor root. null: this process is no root, so its own user. */
  user: User | null;
  /** Where the site's user may keep compiled modules, because the release is not writable. */
  compileCache: string;
  /** A migrated and seeded database, to be copied. */
  database: string;
};

const repository = resolve(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;
/** Debian's nobody: any id that owns nothing of the release. */
const siteUser: User | null = isRoot ? { uid: 65_534, gid: 65_534 } : null;
/** Tells the processes that this one starts where the release is, so that it is installed once in a run. */
const variable = "REHEARSED_RELEASE";
/** What a build, a compiler or a test run leaves in the tree. */
const left = new Set([".cache", "test-results"]);

/**
 * Copies the built tree to a path with a space and a letter beyond ASCII, readable by all and writable by none but its
 * owner. The packages of the registry are linked, because they are 700 MB.
 * @returns what removes it
 */
export function installRelease(): () => void {
  const base = mkdtempSync(join(tmpdir(), "site rehearsal ü "));
  const release = releaseIn(base);
  mkdirSync(release.folder);
  for (const name of ["apps", "packages", "package.json", "pnpm-workspace.yaml"])
    cpSync(join(repository, name), join(release.folder, name), {
      recursive: true,
      // The links between the packages of the workspace stay relative, so that they lead into the copy.
      verbatimSymlinks: true,
      filter: (path) => !left.has(relative(repository, path).split("/").at(-1) ?? ""),
    });
  symlinkSync(join(repository, "node_modules"), join(release.folder, "node_modules"));
  setModes(base, isRoot ? 0o755 : 0o555);
  chmodSync(base, 0o755);
  mkdirSync(release.compileCache);
  giveTo(release.user, release.compileCache);
  process.env[variable] = base;
  return () => {
    if (!isRoot) setModes(base, 0o755);
    rmSync(base, { recursive: true, force: true });
  };
}

/** The release of this run. @throws Error where `prepareRehearsal` was not called */
export function findRelease(): Release {
  const base = process.env[variable];
  if (base === undefined) throw new Error("No release is installed. Call prepareRehearsal() first.");
  return releaseIn(base);
}

export function giveTo(user: User | null, ...paths: readonly string[]): void {
  if (user !== null) for (const path of paths) chownSync(path, user.uid, user.gid);
}

function releaseIn(base: string): Release {
  return {
    folder: join(base, "release"),
    user: siteUser,
    compileCache: join(base, "compiled"),
    database: join(base, "site.db"),
  };
}

/** Sets the modes of a tree whatever the umask of its clone was: folders, and files without what the folders' has for x. */
function setModes(folder: string, folderMode: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path, folderMode);
    else if (entry.isFile()) chmodSync(path, (folderMode & 0o666) | (statSync(path).mode & 0o111));
  }
  chmodSync(folder, folderMode);
}
