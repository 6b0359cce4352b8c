import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { giveToNobody } from "@site/db/test/as-nobody";
import { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { findRelease, giveTo } from "./release.ts";

export type Umask = "022" | "027" | "077";

/** A command that runs another one with this umask, as a unit of docs/deploy does. */
export function withUmask(umask: Umask): string[] {
  return ["/bin/sh", "-c", `umask ${umask}; exec "$@"`, "sh"];
}

export type ServerOptions = {
  /** Of `serve.ts`. */
  args?: readonly string[];
  umask?: Umask;
  /** Whether the user of this process runs it, who may be root and the owner of the release. */
  byOperator?: boolean;
};

/** The server of the release, run by the site's user from another folder, without a home and without a terminal. */
export function newServer(
  env: Readonly<Record<string, string>>,
  { args = [], umask = "077", byOperator = false }: ServerOptions = {},
): ServerProcess {
  const { folder, node, user, compileCache } = findRelease();
  return new ServerProcess({
    args: [join(folder, "apps/server/src/test/serve.ts"), ...args],
    // root's modules would be unreadable for the site.
    env: { NODE_ENV: "production", ...(!byOperator && { NODE_COMPILE_CACHE: compileCache }), ...env },
    cwd: "/",
    under: withUmask(umask),
    node,
    user: byOperator ? null : user,
  });
}

/** Gives a data folder to the site's user, with all that a test has put into it and the folders on the way to it. */
export function giveToSite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  giveToNobody(folder);
  for (let above = dirname(folder); above.startsWith(join(tmpdir(), "/")); above = dirname(above))
    giveTo(findRelease().user, above);
}
