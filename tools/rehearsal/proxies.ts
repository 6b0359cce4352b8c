import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "node:tls";
import { freePort } from "@site/db/test/free-port";
import { type Certificate, certifiedHost, findCertificate } from "./certificate.ts";
import { findRelease } from "./release.ts";

export type Place = Certificate & {
  folder: string;
  httpPort: number;
  httpsPort: number;
  pagesDir?: string;
};

export type Upstream = { port: number; operationsPort: number };

export type ProxyProgram = {
  name: string;
  deployed: (upstreams: readonly [Upstream, ...Upstream[]], place: Place) => string;
  /** The proxy must stay in the foreground, so that it ends when its process is killed. */
  args: (file: string, place: Place) => string[];
};

const deploy = join(import.meta.dirname, "../../docs/deploy");

function deployFile(
  name: string,
  upstreams: readonly Upstream[],
  { httpPort, httpsPort, folder, pagesDir = folder }: Place,
): string {
  const [one, other = one] = upstreams;
  return (
    readFileSync(join(deploy, name), "utf8")
      .replaceAll("/var/cache/credentialing-site/pages", pagesDir)
      .replaceAll("/srv/site", findRelease().folder)
      // A second pass might replace a new port again if it equals one of the old ports.
      .replace(/(127\.0\.0\.1:|check port )([34])00([01])\b/g, (_, before, instance, kind) => {
        const upstream = instance === "3" ? one : other;
        return `${before}${kind === "0" ? upstream?.port : upstream?.operationsPort}`;
      })
      // Not every machine has an IPv6 address.
      .replace(/^ *listen \[::\].*\n|,\[::\]:\d+/gm, "")
      .replace("include mime.types", "include /etc/nginx/mime.types")
      .replace(/(listen|bind) :?(80|443)\b/g, (_, word, port) => {
        return `${word} 127.0.0.1:${port === "80" ? httpPort : httpsPort}`;
      })
  );
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const nginx: ProxyProgram = {
  name: "nginx",
  deployed: (upstreams, place) => {
    const { folder, chainFile, keyFile } = place;
    const block = upstreams.length > 1 ? deployFile("nginx-instances.conf", upstreams, place) : null;
    const file = deployFile("nginx.conf", upstreams, place)
      .replace(/(error_log) \S+/, "$1 stderr")
      .replace(/(ssl_certificate) .+;/, `$1 ${chainFile};`)
      .replace(/(ssl_certificate_key) .+;/, `$1 ${keyFile};`);
    return `pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  # nginx ends a connection after 1,000 requests. Browsers repeat an interrupted request; Node's fetch does not.
  keepalive_requests 10000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${block === null ? file : file.replace(/^upstream site \{[^}]+\}/m, block)}
}`;
  },
  args: (file, { folder }) => ["-p", folder, "-c", file, "-e", "stderr", "-g", "daemon off; master_process off;"],
};

const haproxy: ProxyProgram = {
  name: "haproxy",
  deployed: (upstreams, place) => {
    const block = upstreams.length > 1 ? deployFile("haproxy-instances.cfg", upstreams, place) : null;
    const file = deployFile("haproxy.cfg", upstreams, place)
      .replace(/ crt \S+/, ` crt ${place.bothFile}`)
      // Only root may switch to another user.
      .replace(/^ {2}(?:user|group) .+$/gm, (line) => (process.getuid?.() === 0 ? line : ""));
    return block === null ? file : file.replace(/^backend site[\s\S]+/m, block);
  },
  args: (file) => ["-f", file, "-db"],
};

const caddy: ProxyProgram = {
  name: "caddy",
  deployed: (upstreams, place) => {
    const ports = `http_port ${place.httpPort}\n\thttps_port ${place.httpsPort}`;
    const options = `admin off\n\t${ports}\n\tdefault_bind 127.0.0.1\n\tlocal_certs\n\tskip_install_trust`;
    return `{\n\t${options}\n}\n${deployFile("Caddyfile", upstreams, place)}\n`;
  },
  args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
};

export const proxies: readonly ProxyProgram[] = [nginx, haproxy, caddy];

const startMsMax = 15_000;

export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

export async function startProxy(proxy: ProxyProgram, upstreams: [Upstream, ...Upstream[]], place: Place) {
  const file = join(place.folder, `${proxy.name}.conf`);
  writeFileSync(file, proxy.deployed(upstreams, place));
  const child = spawn(findProgram(proxy.name) ?? proxy.name, proxy.args(file, place), {
    cwd: place.folder,
    // Caddy stores its certificates in these folders.
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
  const end = async () => {
    process.off("exit", kill);
    child.kill("SIGTERM");
    await ended;
  };
  return { end, log: () => output };
}

/** Caddy listens first and makes its certificate afterwards. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1", servername: certifiedHost, rejectUnauthorized: false });
  const [isConnected] = await Promise.allSettled([once(socket, "secureConnect")]);
  socket.destroy();
  return isConnected.status === "fulfilled";
}

/** @returns the URL of nginx, or the site's own URL if nginx or openssl is not installed */
export async function openFront(url: string, opened: AsyncDisposableStack): Promise<string> {
  const certificate = findCertificate();
  if (certificate === null || findProgram(nginx.name) === null) return url;
  const folder = opened.use(mkdtempDisposableSync(join(tmpdir(), "site-front-"))).path;
  const place = { ...certificate, folder, httpPort: await freePort(), httpsPort: await freePort() };
  opened.defer((await startProxy(nginx, [{ port: Number(new URL(url).port), operationsPort: 0 }], place)).end);
  return `https://127.0.0.1:${place.httpsPort}`;
}
