import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { findCertificate } from "./certificate.ts";
import { findRelease } from "./release.ts";

export function withUmask(umask: string): string[] {
  return ["/bin/sh", "-c", `umask ${umask}; exec "$@"`, "sh"];
}

export type ServerOptions = {
  args?: readonly string[];
  umask?: string;
  /** Whether the server runs as the user of this process, instead of the site's own user. */
  byOperator?: boolean;
  release?: string;
};

export function newServer(
  env: Readonly<Record<string, string>>,
  { args = [], umask = "077", byOperator = false, release }: ServerOptions = {},
): ServerProcess {
  const { folder, node, user, compileCache } = findRelease();
  const trusting = findCertificate()?.trusting;
  // The cache could contain modules that root has compiled and that the site's user can't read.
  const cache = byOperator ? {} : { NODE_COMPILE_CACHE: compileCache };
  const program = join(release ?? folder, "apps/server/src/test/serve.js");
  return new ServerProcess({
    // These are the options that docs/deploy recommends. In older releases, the program is a TypeScript file.
    args: ["--max-semi-space-size=8", existsSync(program) ? program : program.replace(/js$/, "ts"), ...args],
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1", ...trusting, ...cache, ...env },
    cwd: "/",
    under: withUmask(umask),
    node,
    user: byOperator ? null : user,
  });
}

export function giveToSite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { user } = findRelease();
  if (user === null) return;
  execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  for (let above = dirname(folder); above.startsWith(join(tmpdir(), "/")); above = dirname(above))
    chownSync(above, user.uid, user.gid);
}
