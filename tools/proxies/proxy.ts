import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Where a proxy listens on loopback, and what it needs. */
export type Place = {
  /** Folder for configuration and temporary files. */
  folder: string;
  httpPort: number;
  httpsPort: number;
  /** Files of a certificate for `host` and `localhost`: the certificate, its key, and both in one. */
  chainFile: string;
  keyFile: string;
  bothFile: string;
};

/** The ports of a server of the site; `operationsPort` answers /readyz. */
export type Upstream = { port: number; operationsPort: number };

export type ProxyProgram = {
  name: string;
  /** Whether its quick start replaces Host by the upstream's address. */
  rewritesHost: boolean;
  /** The first example of its manual: one site, without TLS. */
  quickStart: (upstream: Upstream, place: Place) => string;
  /** The files of docs/deploy, with other ports and paths. */
  deployed: (upstreams: readonly [Upstream, ...Upstream[]], place: Place) => string;
  /** Whether docs/deploy has a file for several instances. */
  balances: boolean;
  /** Arguments for a foreground process, so that ending the child ends the proxy. */
  args: (file: string, place: Place) => string[];
};

export const host = "www.example.com";
const startMsMax = 15_000;

/** Path of an installed program; null: there is none. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Creates a self-signed certificate that is valid for a day. */
export function makeCertificate(folder: string): Pick<Place, "chainFile" | "keyFile" | "bothFile"> {
  const [chainFile, keyFile, bothFile] = [join(folder, "chain.pem"), join(folder, "key.pem"), join(folder, "both.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host},DNS:localhost,IP:127.0.0.1`];
  const files = ["-keyout", keyFile, "-out", chainFile];
  execFileSync("openssl", ["req", "-x509", ...key, ...names, ...files], { stdio: "ignore" });
  writeFileSync(bothFile, readFileSync(chainFile, "utf8") + readFileSync(keyFile, "utf8"));
  return { chainFile, keyFile, bothFile };
}

/**
 * Starts a proxy, which accepts connections when this resolves.
 * @returns a function that ends it
 * @throws Error with its output when it does not start
 */
export async function startProxy(proxy: ProxyProgram, configuration: string, place: Place, port: number) {
  const file = join(place.folder, `${proxy.name}.conf`);
  writeFileSync(file, configuration);
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
  for (const began = performance.now(); !(await isOpen(port)); await delay(50)) {
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
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
