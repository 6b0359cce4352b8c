import { hash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { refusalCopy } from "@site/content/copy/refusals";
import { freePort } from "@site/db/test/free-port";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { certifiedHost, findCertificate } from "../../../../tools/rehearsal/certificate.ts";
import { findProgram, type ProxyProgram, proxies, startProxy } from "../../../../tools/rehearsal/proxies.ts";
import { rehearse } from "../../../../tools/rehearsal/site.ts";
import { publishedFolder, untilReady } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 300_000 });

const certificate = findCertificate();
const installed = proxies.filter(
  ({ name }) => name !== "haproxy" && certificate !== null && findProgram(name) !== null,
);
/** With the optional line of docs/deploy/nginx.conf, nginx serves the folder even while the server responds. */
const fromFolder = installed.slice(0, 1).map((nginx): ProxyProgram => {
  return { ...nginx, deployed: (...given) => nginx.deployed(...given).replace(/# (?="~\^\(\?:GET\|HEAD\))/, "") };
});

/** The server and each proxy must send the same values of these headers. */
const compared = "content-type content-encoding content-security-policy cache-control vary x-frame-options".split(" ");

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

async function ask(port: number, path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const secure = { servername: certifiedHost, rejectUnauthorized: false, agent: false };
  const all = { host: certifiedHost, "accept-encoding": "gzip, br", ...headers };
  const sent = request({ host: "127.0.0.1", port, path, method, headers: all, ...secure }).end(body);
  const [response] = await once(sent, "response");
  const bytes = await buffer(response);
  const own = compared.map((name) => `${name}: ${String(response.headers[name]).toLowerCase()}`);
  return { status: response.statusCode, headers: own, bytes };
}

const textOf = async (port: number, path: string) =>
  (await ask(port, path, { headers: { "accept-encoding": "identity" } })).bytes.toString();

it.skipIf(installed.length === 0)(
  `behind ${installed.map(({ name }) => name).join(" and ")}, every page is there while the server is dead, stopped, restarting or replaced, as the server gives it`,
  async () => {
    if (certificate === null) throw new Error("openssl is needed to make the certificate.");
    const pagesDir = publishedFolder(temporaryFolder());
    const [PORT, OPS_PORT] = [String(await freePort()), String(await freePort())];
    const env = { PAGES_DIR: pagesDir, PORT, OPS_PORT, RATE_LIMIT_READS: "0" };
    const site = await rehearse({ args: ["--publish"], env });
    onTestFinished(() => site.stop());
    // A proxy reads the pages' Content-Security-Policy only when the proxy starts, so the pages must be published
    // first.
    await untilReady(site);
    const ports: number[] = [];
    const logs: (() => string)[] = [];
    for (const proxy of [...installed, ...fromFolder]) {
      const [httpPort, httpsPort, folder] = [await freePort(), await freePort(), temporaryFolder()];
      const place = { ...certificate, folder, pagesDir, httpPort, httpsPort };
      const { end, log } = await startProxy(proxy, [{ port: Number(PORT), operationsPort: 0 }], place);
      onTestFinished(end);
      ports.push(httpsPort);
      logs.push(log);
    }
    const [port = 0] = ports;
    const sitemap = await textOf(port, "/sitemap.xml");
    const pages = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
    const missing = [
      "/nothing",
      "/blog/nothing",
      "/states/guam",
      "/a/b/c",
      "/blog/x/y",
      "/states/ohio/x",
      "/about.html",
      "/.env",
      "/about/index.html",
      "/about/index.html.br",
      "/robots.txt.gz",
      "/index.html",
      "/index.json",
      "/headers.nginx",
      "/unavailable.html",
      "/page-datas",
      "/blog/%C3%BC",
      "/%3Cscript%3E",
      "/states/ohio.html",
      "/Not-Found",
      "/blog/Not-Found",
      "/current/about",
      "/about/..%2fblog",
      "/about/../blog",
      "/about/x.txt",
      "/blog/..%2Fabout",
      "/states/..%5cabout",
    ];
    const files = ["/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/rules-today/feed.xml"];
    const addresses = [...pages, ...missing, ...files, "/mental-health", "/about?utm_source=x&fbclid=1"];
    const lookAt = async () => {
      const seen = new Map<string, string>();
      for (const each of ports)
        for (const path of addresses) {
          const { status, headers, bytes } = await ask(each, path);
          seen.set(`${each}${path}`, [status, ...headers, hash("sha256", bytes)].join("\n"));
        }
      return seen;
    };
    const before = await lookAt();
    const [data = ""] = /\/page-data\/[\w-]+\.js/.exec(await textOf(port, "/contact")) ?? [];
    await site.server.end("SIGKILL");
    const after = await lookAt();
    expect([...after].filter(([path, seen]) => seen !== before.get(path))).toEqual([]);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const forms = [
      "/forms/contact",
      "/forms/lead",
      "/newsletter/unsubscribe?token=x",
      "/contact",
      "/trpc/leads.contact",
    ];
    const personal = ["/request", "/lead", "/leads", "/newsletter/confirm"].map((path) => `${path}?token=x`);
    // The running server redirects these URLs to lowercase or responds with JSON. A proxy can do neither.
    const internal = ["/Pack", "/Index.json", "/page-data/..%2fIndex.json", "/Headers.nginx", "/page-data/x.js"];
    for (const each of ports) {
      expect((await ask(each, data)).headers[0]).toContain("text/javascript");
      expect(await textOf(each, "/about")).toContain("</html>");
      for (const path of forms) {
        const { status, bytes, headers: sent } = await ask(each, path, { method: "POST", headers, body: "name=Ada" });
        expect([path, status, bytes.toString().includes(refusalCopy.unavailable.title)]).toEqual([path, 503, true]);
        expect(sent.join()).toContain("content-security-policy: default-src 'none'");
      }
      const statusOf = async (path: string) => [path, (await ask(each, path)).status];
      for (const path of [...personal, "/plan.ics", "/api/states"]) expect(await statusOf(path)).toEqual([path, 503]);
      for (const path of internal) expect(await statusOf(path)).toEqual([path, 404]);
    }
    // The proxy's error log must contain neither a token of a URL nor a visitor's network address.
    for (const log of logs) expect(log()).not.toMatch(/token|client: |remote_ip/);

    const asked: Promise<unknown[]>[] = [];
    const visitors = setInterval(() => {
      const path = pages[asked.length % pages.length] ?? "/";
      const visited = ask(ports[asked.length % ports.length] ?? port, path).then(({ status }) => status, String);
      asked.push(visited.then((status) => [path, status]));
    }, 50);
    onTestFinished(() => clearInterval(visitors));
    await site.server.start();
    await untilReady(site);
    process.kill(site.server.pid, "SIGSTOP");
    await delay(12_000);
    process.kill(site.server.pid, "SIGCONT");
    await delay(1_000);
    await site.server.end("SIGTERM");
    await site.server.start();
    await delay(1_000);
    clearInterval(visitors);
    expect((await Promise.all(asked)).filter(([, status]) => status !== 200)).toEqual([]);

    // With 404 instead of 503, a search engine would remove the pages from its index.
    await site.server.end("SIGKILL");
    rmSync(join(pagesDir, "current"));
    // nginx keeps files open for a second, so until then it would still serve the removed pages.
    await delay(1_500);
    for (const each of ports)
      for (const path of ["/about", "/nothing", "/sitemap.xml", "/forms/contact"])
        expect([path, (await ask(each, path)).status]).toEqual([path, 503]);
  },
);
