import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Certificate } from "./certificate.ts";

/** Where a proxy listens on loopback, and what it needs. */
export type Place = Certificate & {
  /** Folder for configuration and temporary files. */
  folder: string;
  httpPort: number;
  httpsPort: number;
};

/** The ports of a server of the site; `operationsPort` answers /readyz. */
export type Upstream = { port: number; operationsPort: number };

export type ProxyProgram = {
  name: string;
  /** The files of docs/deploy, with other ports and paths. */
  deployed: (upstreams: readonly [Upstream, ...Upstream[]], place: Place) => string;
  /** Whether docs/deploy has a file for several instances. */
  balances: boolean;
  /** Arguments for a foreground process, so that ending the child ends the proxy. */
  args: (file: string, place: Place) => string[];
};

const startMsMax = 15_000;

/** Path of an installed program; null: there is none. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/**
 * Starts a proxy, which accepts connections when this resolves.
 * @returns a function that ends it
 * @throws Error with its output when it does not start
 */
export async function startProxy(proxy: ProxyProgram, upstreams: [Upstream, ...Upstream[]], place: Place) {
  const file = join(place.folder, `${proxy.name}.conf`);
  writeFileSync(file, proxy.deployed(upstreams, place));
  const child = spawn(findProgram(proxy.name) ?? proxy.name, proxy.args(file, place), {
    cwd: place.folder,
    // Caddy stores its certificates below these folders.
    env: { PATH: process.env.PATH, HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  for (const began = performance.now(); !(await isOpen(place.httpsPort)); await delay(50)) {
    if (child.exitCode === null && performance.now() - began < startMsMax) continue;
    kill();
    throw new Error(`${proxy.name} did not start:\n${output}`);
  }
  return async () => {
    process.off("exit", kill);
    child.kill("SIGTERM");
    await ended;
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const opened = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return opened.finally(() => socket.destroy());
}
