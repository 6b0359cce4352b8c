import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { Place, ProxyProgram, Upstream } from "./proxy.ts";

const deploy = join(import.meta.dirname, "../../docs/deploy");
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

/** A file of docs/deploy that listens on loopback and forwards to these servers. */
function deployFile(name: string, upstreams: readonly Upstream[], { httpPort, httpsPort }: Place): string {
  const [one, other = one] = upstreams;
  const portOf = (port: string) => (port === "80" ? httpPort : httpsPort);
  return (
    readFileSync(join(deploy, name), "utf8")
      // Each address once: a free port may begin with 4000.
      .replace(/(127\.0\.0\.1:|check port )([34])00([01])\b/g, (_, before, instance, kind) => {
        const upstream = instance === "3" ? one : other;
        return `${before}${kind === "0" ? upstream?.port : upstream?.operationsPort}`;
      })
      .replace(/^ *listen \[::\].*\n/gm, (line) => (hasIpv6 ? line : ""))
      .replace(/(listen|bind) (\[::\])?:?(80|443)\b/g, (_, word, six, port) => {
        return `${word} ${six === undefined ? "127.0.0.1" : "[::1]"}:${portOf(port)}`;
      })
      .replace(/,\[::\]:(80|443)\b/g, (_, port) => (hasIpv6 ? `,[::1]:${portOf(port)}` : ""))
  );
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export const nginx: ProxyProgram = {
  name: "nginx",
  balances: true,
  deployed: (upstreams, place) => {
    const { folder, chainFile, keyFile } = place;
    const block = upstreams.length > 1 ? deployFile("nginx-instances.conf", upstreams, place) : null;
    const file = deployFile("nginx.conf", upstreams, place)
      .replace(/(ssl_certificate) .+;/, `$1 ${chainFile};`)
      .replace(/(ssl_certificate_key) .+;/, `$1 ${keyFile};`);
    return `pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  # nginx ends a connection after 1,000 requests. Browsers send again what the end interrupts; Node's fetch does not.
  keepalive_requests 10000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${block === null ? file : file.replace(/^upstream site \{[^}]+\}/m, block)}
}`;
  },
  // One foreground process that runs as this user.
  args: (file, { folder }) => ["-p", folder, "-c", file, "-e", "stderr", "-g", "daemon off; master_process off;"],
};

const haproxy: ProxyProgram = {
  name: "haproxy",
  balances: true,
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
  balances: false,
  deployed: (upstreams, place) => {
    const ports = `http_port ${place.httpPort}\n\thttps_port ${place.httpsPort}`;
    const options = `admin off\n\t${ports}\n\tdefault_bind 127.0.0.1\n\tlocal_certs\n\tskip_install_trust`;
    return `{\n\t${options}\n}\n${deployFile("Caddyfile", upstreams, place)}\n`;
  },
  args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
};

export const proxies: readonly ProxyProgram[] = [nginx, haproxy, caddy];
