import { mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { findRelease, giveTo } from "./release.ts";

/** Starts a program as a unit of docs/deploy does. */
export const umask = ["/bin/sh", "-c", 'umask 077; exec "$@"', "sh"];

type Options = {
  /** Of `serve.ts`. */
  args?: readonly string[];
  /** A command that runs Node, such as `strace -D`. */
  under?: readonly string[];
};

/** The server of the release, run by the site's user from another folder, without a home and without a terminal. */
export function newServer(
  env: Readonly<Record<string, string>>,
  { args = [], under = [] }: Options = {},
): ServerProcess {
  const { folder, user, compileCache } = findRelease();
  return new ServerProcess({
    args: [join(folder, "apps/server/src/test/serve.ts"), ...args],
    env: { NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache, ...env },
    cwd: "/",
    under: [...umask, ...under],
    user,
  });
}

/** Gives a data folder to the site's user, with all that a test has put into it and the folders on the way to it. */
export function giveToSite(folder: string): void {
  const { user } = findRelease();
  mkdirSync(folder, { recursive: true });
  giveTo(user, folder, ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)));
  for (let above = dirname(folder); above.startsWith(join(tmpdir(), "/")); above = dirname(above)) giveTo(user, above);
}
