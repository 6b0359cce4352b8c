import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** `default`: the proxy's own quick start. `ours`: the file in docs/deploy, with other ports and paths. */
export const forms = ["default", "default, TLS", "ours"] as const;
export type Form = (typeof forms)[number];

export type Place = {
  /** Folder for configuration, data and temporary files. */
  folder: string;
  /** Address and port of the site. */
  upstream: string;
  /** Ports of the proxy on loopback. */
  httpPort: number;
  httpsPort: number;
  certificate: Certificate;
};

export type Certificate = { chainFile: string; keyFile: string; bothFile: string };

export type ProxyKind = {
  name: string;
  debianPackage: string;
  /** Whether a form replaces Host by the upstream's address, and whether it sends X-Forwarded-For. */
  rewritesHost: (form: Form) => boolean;
  sendsForwardedFor: (form: Form) => boolean;
  configuration: (form: Form, place: Place) => string;
  /** Arguments for a foreground process, so that ending the child ends the proxy. */
  arguments: (configurationFile: string, place: Place) => string[];
};

const startMs = 15_000;

/**
 * Starts a proxy.
 * @returns a function that ends it
 * @throws Error with its output when it accepts no connections
 */
export async function startProxy(proxy: ProxyKind, executable: string, form: Form, place: Place) {
  const file = join(place.folder, `${proxy.name}.conf`);
  writeFileSync(file, proxy.configuration(form, place));
  const child = spawn(executable, proxy.arguments(file, place), {
    cwd: place.folder,
    // Caddy stores certificates below these folders.
    env: { ...process.env, HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "exit");
  const port = form === "default" ? place.httpPort : place.httpsPort;
  if (!(await accepts(port, child))) {
    kill();
    throw new Error(`${proxy.name} (${form}) did not start:\n${output}`);
  }
  return async () => {
    process.off("exit", kill);
    child.kill("SIGTERM");
    await ended;
  };
}

async function accepts(port: number, child: ChildProcess): Promise<boolean> {
  const until = performance.now() + startMs;
  while (performance.now() < until && child.exitCode === null) {
    if (await isOpen(port)) return true;
    await setTimeout(50);
  }
  return false;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => done(false));
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
  });
}

/** Free ports on loopback. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => {
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("A server without a port.");
    return address.port;
  });
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}
