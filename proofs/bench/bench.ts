import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@site/db/test/free-port";
import { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { findCertificate } from "../../tools/rehearsal/certificate.ts";
import { prepareRehearsal } from "../../tools/rehearsal/prepare.ts";
import { findProgram, type ProxyProgram, proxies, startProxy } from "../../tools/rehearsal/proxies.ts";
import { giveToSite } from "../../tools/rehearsal/server.ts";
import type { RehearsedSite } from "../../tools/rehearsal/site.ts";
import { newFolder, type Opened, print, printVerdicts, runProgram, type Verdict } from "../program.ts";
import { openSite, untilReady } from "../site.ts";
import { requestsPerSecond } from "./load.ts";
import { medianOf, visitPages } from "./visits.ts";

const help = `Compares the site with the fastest possible servers and page: a Fastify that sends one page, nginx with a plain file, and
a plain-text page in a phone's window on slow 4G, with a processor slowed four times. Prints ratios, because a busy host
slows both.

blocking   milliseconds beyond the first 50 of each task that ends after the largest paint
live       milliseconds from the first touch until React has hydrated the page

pnpm proof bench`;

const path = "/states/texas";
const rounds = 5;

await runProgram(help, {}, async (_, opened) => {
  // In production the site can't write to the release, so Node has no compile cache.
  const env = { RATE_LIMIT_READS: "0", NODE_DISABLE_COMPILE_CACHE: "1", PORT: String(await freePort()) };
  opened.defer(await prepareRehearsal());
  // nginx accepts no space in a path.
  const pagesDir = join(newFolder("pages", opened), "pages");
  giveToSite(pagesDir);
  const site = await openSite(opened, { args: ["--publish"], env: { ...env, PAGES_DIR: pagesDir } });
  await untilReady(site);
  const bare = await openBare(site, opened);
  const verdicts = [
    await judgeMemory(site),
    await judgeStart(site, bare),
    await judgeLoad("bare Fastify ÷ a page", await bare.url, await site.server.url),
    ...(await judgeNginx(site, opened)),
  ];
  const { floor, pages } = await visitPages(await site.server.url, opened);
  const paints = pages.map((each) => each["largest paint"] / floor["largest paint"]);
  return printVerdicts([
    ...verdicts,
    atMost("largest paint ÷ plain text", paints.toSorted((one, other) => one - other).at(-2) ?? Number.NaN, 1.3),
    // On the slowed processor, the layout of some pages takes 70 ms. Only the time beyond 50 ms counts as blocking.
    atMost("ms in which a page blocks", Math.max(...pages.map(({ blocking }) => blocking)), 40),
    atMost("ms from a touch to React, slow line and processor", Math.max(...pages.map(({ live }) => live)), 4_000),
  ]);
});

function atMost(name: string, value: number, max: number): Verdict {
  const [promise, figure] = [`${name}: at most ${max}`, value.toFixed(2)];
  print(`${figure.padStart(10)}  ${promise}`);
  return { promise, against: value <= max ? [] : [figure] };
}

async function openBare(site: RehearsedSite, opened: Opened): Promise<ServerProcess> {
  const file = join(site.env.PAGES_DIR ?? "", "current", path, "index.html.br");
  const answer = await fetch((await site.server.url) + path, { headers: { "accept-encoding": "br" } });
  const headers = new Headers(answer.headers);
  for (const own of ["connection", "keep-alive", "content-length", "date"]) headers.delete(own);
  const page = { headers: Object.fromEntries(headers), body: readFileSync(file).toString("base64url") };
  const bare = new ServerProcess({
    args: [join(import.meta.dirname, "bare.ts")],
    env: { PAGE: JSON.stringify(page), NODE_DISABLE_COMPILE_CACHE: "1" },
  });
  opened.defer(async () => void (await bare.end("SIGKILL")));
  await bare.start();
  return bare;
}

async function judgeMemory({ server }: RehearsedSite): Promise<Verdict> {
  // After this time, the rendering processes have ended, and the memory of their messages is free again.
  await delay(30_000);
  const processes = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const own = processes.map((line) => line.trim().split(/\s+/).map(Number)).filter((ids) => ids.includes(server.pid));
  const kB = own.map(([pid]) => /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  return atMost("MB of all processes after publishing", kB.reduce((sum, each) => sum + Number(each), 0) / 1_024, 170);
}

async function judgeStart(site: RehearsedSite, bare: ServerProcess): Promise<Verdict> {
  const start = async (server: ServerProcess, page: string) => {
    await server.end("SIGKILL");
    const began = performance.now();
    const { status } = await fetch((await server.start()) + page);
    if (status !== 200) throw new Error(`The first page is answered with ${status}.`);
    return performance.now() - began;
  };
  const ratios = [];
  for (let round = 0; round < rounds; round += 1)
    ratios.push((await start(site.server, path)) / (await start(bare, "/")));
  return atMost("first page after a start ÷ bare Fastify", medianOf(ratios), 2);
}

async function judgeLoad(name: string, floorUrl: string, url: string): Promise<Verdict> {
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await requestsPerSecond(`${floorUrl}/`);
    ratios.push(floor / (await requestsPerSecond(url + path)));
  }
  return atMost(`requests per second, ${name}`, medianOf(ratios), 1.11);
}

/** Compares nginx that serves the published pages, as in docs/deploy, with nginx that serves one plain file. */
async function judgeNginx({ env, server }: RehearsedSite, opened: Opened): Promise<Verdict[]> {
  const [nginx] = proxies;
  const certificate = findCertificate();
  if (nginx === undefined || certificate === null || findProgram(nginx.name) === null) {
    print("skipped: nginx or openssl is not installed");
    return [];
  }
  const [plain, pagesDir] = [newFolder("plain", opened), env.PAGES_DIR ?? ""];
  copyFileSync(join(pagesDir, "current", path, "index.html.br"), join(plain, "index.html"));
  const upstream = { port: Number(new URL(await server.url).port), operationsPort: 0 };
  const start = async (from: RegExp, to: string) => {
    const deployed: ProxyProgram["deployed"] = (...given) => nginx.deployed(...given).replace(from, to);
    const ports = { httpPort: await freePort(), httpsPort: await freePort() };
    const place = { ...certificate, ...ports, pagesDir, folder: newFolder("nginx", opened) };
    opened.defer((await startProxy({ ...nginx, deployed }, [upstream], place)).end);
    return `https://127.0.0.1:${ports.httpsPort}`;
  };
  const floorUrl = await start(/^ {2}location \/ \{[\s\S]+/m, `  location / { root ${plain}; }\n}\n}`);
  const url = await start(/# (?="~\^\(\?:GET\|HEAD\))/, "");
  return [await judgeLoad("nginx with a plain file ÷ from the folder", floorUrl, url)];
}
