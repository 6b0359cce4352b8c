import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { serverUser } from "@site/db/test/postgres-programs";
import { copyPackages } from "../workspace-copy.ts";

const repository = resolve(import.meta.dirname, "../..");
/** Child processes read this variable, so that each test run installs the release only once. */
const variable = "REHEARSED_RELEASE";

export const isInstalled = (): boolean => process.env[variable] !== undefined;

export function installRelease(): () => void {
  const base = mkdtempSync(join(tmpdir(), "site rehearsal ü "));
  const { folder, user, compileCache } = releaseIn(base);
  mkdirSync(folder);
  copyPackages(folder, /\/(?:\.cache|test-results)$/);
  // The site's user may read the release but not write to it, whatever the umask of the clone was.
  execFileSync("chmod", ["-R", user === null ? "a=rX" : "u=rwX,go=rX", folder]);
  chmodSync(folder, 0o755);
  addPackages(join(folder, "node_modules"));
  mkdirSync(compileCache);
  if (user !== null) chownSync(compileCache, user.uid, user.gid);
  chmodSync(base, 0o755);
  process.env[variable] = base;
  return () => {
    execFileSync("chmod", ["-R", "u+w", join(folder, "apps"), join(folder, "packages")]);
    rmSync(base, { recursive: true, force: true });
  };
}

export function findRelease() {
  const base = process.env[variable];
  if (base === undefined) throw new Error("No release is installed. Call prepareRehearsal() first.");
  return releaseIn(base);
}

function releaseIn(base: string) {
  const folder = join(base, "release");
  return {
    folder,
    node: join(folder, "node_modules/.bin/node"),
    /** A user who is neither root nor the owner of the release, or null if this process can't switch users. */
    user: serverUser,
    /** This is outside the release, because the site's user can't write to the release. */
    compileCache: join(base, "compiled"),
    database: join(base, "site.db"),
    pages: join(base, "pages"),
  };
}

function addPackages(target: string): void {
  const source = join(repository, "node_modules");
  const isReadable = spawnSync("test", ["-r", join(source, ".bin/node")], { ...serverUser }).status === 0;
  if (isReadable) symlinkSync(source, target);
  else if (spawnSync("cp", ["-al", source, target]).status !== 0) spawnSync("cp", ["-a", source, target]);
}
