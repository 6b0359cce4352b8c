import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@site/db/open";
import { freePort } from "@site/db/test/free-port";
import { postLead } from "../../apps/server/src/test/entry-points.ts";
import { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { findCertificate } from "../../tools/rehearsal/certificate.ts";
import { prepareRehearsal } from "../../tools/rehearsal/prepare.ts";
import { findProgram, type ProxyProgram, proxies, startProxy } from "../../tools/rehearsal/proxies.ts";
import { giveToSite } from "../../tools/rehearsal/server.ts";
import type { RehearsedSite } from "../../tools/rehearsal/site.ts";
import { newFolder, type Opened, print, printVerdicts, runProgram, type Verdict } from "../program.ts";
import { openSite } from "../site.ts";
import { requestsPerSecond } from "./load.ts";
import { medianOf, visitPages } from "./visits.ts";

const help = `Measures the site beside what could not be faster: a Fastify that sends one page, nginx with a plain file, a page of plain
text in a phone's window on slow 4G and a processor slowed four times. Ratios, because a busy host slows both.

largest paint, interactive   milliseconds; interactive: the last task of more than 50 ms before which nothing was touched has
                             ended, or the largest paint if there was none
blocking                     the part of those tasks beyond 50 ms each
live                         milliseconds from the first touch until React is alive

pnpm proof bench`;

const path = "/states/texas";
/** How often each ratio is measured, in turn; the median counts. */
const rounds = 5;

await runProgram(help, {}, async (_, opened) => {
  const env = { RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", RATE_LIMIT_OFFICE_MAILS: "0" };
  // nginx takes no space in a path.
  const pagesDir = join(newFolder("pages", opened), "pages");
  const places = { PORT: String(await freePort()), PAGES_DIR: pagesDir };
  opened.defer(await prepareRehearsal());
  giveToSite(pagesDir);
  const site = await openSite(opened, { args: ["--publish"], env: { ...env, ...places } });
  await untilReady(site);
  const bare = await openBare(site, opened);
  const verdicts = [
    ...(await judgeMemory(site)),
    ...(await judgeStart(site, bare)),
    ...(await judgeLoad("a page, ÷ bare Fastify", await bare.url, await site.server.url)),
    ...(await judgeNginx(site, opened)),
    ...(await judgeEdit(site)),
    ...(await judgeLeads(site)),
  ];
  const { floor, pages } = await visitPages(await site.server.url, opened);
  const paints = pages.map((each) => each["largest paint"] / floor["largest paint"]);
  return printVerdicts([
    ...verdicts,
    // The fourth of five.
    atMost("largest paint ÷ plain text", paints.toSorted((one, other) => one - other)[3] ?? Number.NaN, 1.3),
    // Home and a service are laid out in one task of some 70 ms on the slowed processor; 50 ms of a task don't count.
    atMost("ms in which a page blocks", Math.max(...pages.map(({ blocking }) => blocking)), 25),
    atMost("ms from a touch to React, slow line and processor", Math.max(...pages.map(({ live }) => live)), 4_000),
  ]);
});

function atMost(name: string, value: number, max: number): Verdict {
  return verdict(`${name}: at most ${max}`, value, value <= max);
}

function atLeast(name: string, value: number, min: number): Verdict {
  return verdict(`${name}: at least ${min}`, value, value >= min);
}

function verdict(promise: string, value: number, holds: boolean): Verdict {
  print(`${value.toFixed(2).padStart(10)}  ${promise}`);
  return { promise, against: holds ? [] : [value.toFixed(2)] };
}

async function untilReady({ server }: RehearsedSite): Promise<void> {
  while (!(await fetch(`${server.operationsUrl}/readyz`).catch(() => null))?.ok) await delay(200);
}

/** A process that sends the same bytes with the same headers. */
async function openBare(site: RehearsedSite, opened: Opened): Promise<ServerProcess> {
  const file = join(site.env.PAGES_DIR ?? "", "current", path, "index.html.br");
  const answer = await fetch((await site.server.url) + path, { headers: { "accept-encoding": "br" } });
  const headers = new Headers(answer.headers);
  for (const own of ["connection", "keep-alive", "content-length", "date"]) headers.delete(own);
  const page = { headers: Object.fromEntries(headers), body: readFileSync(file).toString("base64url") };
  const bare = new ServerProcess({ args: [join(import.meta.dirname, "bare.ts")], env: { PAGE: JSON.stringify(page) } });
  opened.defer(async () => void (await bare.end("SIGKILL")));
  await bare.start();
  return bare;
}

async function judgeMemory({ server }: RehearsedSite): Promise<Verdict[]> {
  // Until the processes that have made pages have ended, and the garbage of their messages is collected.
  await delay(30_000);
  const processes = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const own = processes.map((line) => line.trim().split(/\s+/).map(Number)).filter((ids) => ids.includes(server.pid));
  const kB = own.map(([pid]) => /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  return [atMost("MB of all processes after publishing", kB.reduce((sum, each) => sum + Number(each), 0) / 1_024, 240)];
}

/** From the start of a process until it has answered with a page. */
async function judgeStart(site: RehearsedSite, bare: ServerProcess): Promise<Verdict[]> {
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
  // Its modules take two thirds of the server's time.
  return [atMost("first page after a start ÷ bare Fastify", medianOf(ratios), 6)];
}

async function judgeLoad(name: string, floorUrl: string, url: string): Promise<Verdict[]> {
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await requestsPerSecond(`${floorUrl}/`);
    ratios.push((await requestsPerSecond(url + path)) / floor);
  }
  return [atLeast(`requests per second of ${name}`, medianOf(ratios), 0.9)];
}

/** The file of docs/deploy with pages from the folder always, next to one that has nothing but a plain file. */
async function judgeNginx(site: RehearsedSite, opened: Opened): Promise<Verdict[]> {
  const [nginx] = proxies;
  const certificate = findCertificate();
  if (nginx === undefined || certificate === null || findProgram(nginx.name) === null) {
    print("skipped: nginx or openssl is not installed");
    return [];
  }
  const folder = newFolder("bench", opened);
  const pagesDir = site.env.PAGES_DIR ?? "";
  writeFileSync(join(folder, "index.html"), readFileSync(join(pagesDir, "current", path, "index.html.br")));
  const always: ProxyProgram["deployed"] = (...given) =>
    nginx.deployed(...given).replace(/# (?="~\^\(\?:GET\|HEAD\))/, "");
  const plain: ProxyProgram["deployed"] = (...given) =>
    nginx.deployed(...given).replace(/^ {2}location \/ \{[\s\S]+/m, `  location / { root ${folder}; }\n}\n}`);
  const urls = [];
  for (const deployed of [plain, always]) {
    const place = { ...certificate, folder: newFolder("nginx", opened), pagesDir, httpPort: await freePort() };
    const httpsPort = await freePort();
    const upstream = { port: Number(new URL(await site.server.url).port), operationsPort: 0 };
    opened.defer((await startProxy({ ...nginx, deployed }, [upstream], { ...place, httpsPort })).end);
    urls.push(`https://127.0.0.1:${httpsPort}`);
  }
  return judgeLoad("nginx from the folder ÷ a plain file", urls[0] ?? "", urls[1] ?? "");
}

async function judgeEdit(site: RehearsedSite): Promise<Verdict[]> {
  const { db } = await openDatabase(site.env.DATABASE_URL ?? "", { busyMs: 10_000 });
  const url = (await site.server.url) + path;
  const began = performance.now();
  await db.updateTable("states").set({ name: "Texas, edited" }).where("slug", "=", "texas").execute();
  await db.destroy();
  while (!(await (await fetch(url)).text()).includes("Texas, edited")) await delay(50);
  return [atMost("seconds until an edit is shown", (performance.now() - began) / 1_000, 10)];
}

/** Leads one after the other, alone and while two visitors search the articles. */
async function judgeLeads({ server }: RehearsedSite): Promise<Verdict[]> {
  const url = await server.url;
  const p50 = async () => {
    const times: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const began = performance.now();
      const { status } = await postLead(url, { email: `visitor-${n}@clinic.example`, message: "Two states." });
      if (status !== 200) throw new Error(`A lead is answered with ${status}.`);
      times.push(performance.now() - began);
    }
    return medianOf(times);
  };
  const search = () => fetch(`${url}/blog?q=caqh+attestation`).then((answer) => answer.text());
  await search();
  const alone = await p50();
  let isSearching = true;
  const searching = Promise.all(
    [0, 1].map(async () => {
      while (isSearching) await search();
    }),
  );
  const beside = await p50();
  isSearching = false;
  await searching;
  print(`${alone.toFixed(1).padStart(10)}  ms of a lead (p50) alone; ${beside.toFixed(1)} beside searches`);
  return [atMost("ms of a lead (p50) beside searches of articles", beside, 50)];
}
