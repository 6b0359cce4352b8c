import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { untilHydrated } from "../apps/web/e2e/support/loading.ts";
import type { RehearsedSite } from "../tools/rehearsal/site.ts";
import { requestsPerSecond, startBare } from "./load.ts";
import { type Opened, print, printVerdicts, runProgram, type Verdict } from "./program.ts";
import { openBrowser, openSite, untilReady } from "./site.ts";

const help = `Visits five pages and a page of plain text for the first time, in a phone's window on slow 4G, with a processor slowed
four times. Compares the paints as ratios, because a busy host slows both. Also measures the memory of
the site, and the requests per second of a page as a share of those of a bare Fastify.

blocking   milliseconds beyond the first 50 of each task that ends after the largest paint
live       milliseconds from the first interaction until React has hydrated the page

pnpm proof bench`;

const paths = ["/", "/states/texas", "/physician-credentialing", "/blog", "/contact"];
/** The network conditions that Lighthouse calls slow 4G. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = 4;
const rounds = 3;

const measures = ["largest paint", "blocking", "live"] as const;
type Visit = Record<(typeof measures)[number], number>;

await runProgram(help, {}, async (_, opened) => {
  const site = await openSite(opened, { args: ["--publish"], env: { RATE_LIMIT_READS: "0" } });
  await untilReady(site);
  const own = [await judgeMemory(site), await judgeLoad(site, opened)];
  const [floor = mediansOf([]), ...pages] = await visitAll(site.url, opened);
  const paints = pages.map((each) => each["largest paint"] / floor["largest paint"]);
  return printVerdicts([
    ...own,
    atMost("largest paint ÷ plain text", paints.toSorted((one, other) => one - other).at(-2) ?? Number.NaN, 1.3),
    // On the slowed processor, the layout of some pages takes 70 ms. The 20 ms beyond the first 50 ms count as
    // blocking.
    atMost("ms in which a page blocks", Math.max(...pages.map(({ blocking }) => blocking)), 40),
    atMost(
      "ms from an interaction to React, slow line and processor",
      Math.max(...pages.map(({ live }) => live)),
      4_000,
    ),
  ]);
});

function atMost(name: string, value: number, max: number): Verdict {
  const [promise, figure] = [`${name}: at most ${max}`, value.toFixed(2)];
  print(`${figure.padStart(10)}  ${promise}`);
  return { promise, against: value <= max ? [] : [figure] };
}

async function judgeMemory({ server }: RehearsedSite): Promise<Verdict> {
  // After 30 seconds, the rendering processes have ended, and Node has freed the memory that their messages took.
  await delay(30_000);
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const all = processes.map((line) => line.trim().split(/\s+/).map(Number));
  const own = all.filter(([pid, parent]) => [pid, parent].includes(server.pid));
  return atMost("MB of all processes after publishing", own.reduce((sum, [, , kB = 0]) => sum + kB, 0) / 1_024, 170);
}

async function judgeLoad({ server, env }: RehearsedSite, opened: Opened): Promise<Verdict> {
  const page = `${await server.url}/states/texas`;
  const headers = new Headers((await fetch(page, { headers: { "accept-encoding": "br" } })).headers);
  for (const name of ["connection", "keep-alive", "content-length", "date"]) headers.delete(name);
  const file = join(env.PAGES_DIR ?? "", "current/states/texas/index.html.br");
  const bare = await startBare(file, Object.fromEntries(headers), opened);
  const ratios = [];
  for (let round = 0; round < rounds; round += 1)
    ratios.push((await requestsPerSecond(`${bare}/`)) / (await requestsPerSecond(page)));
  return atMost("requests per second, bare Fastify ÷ a page", medianOf(ratios), 1.11);
}

async function visitAll(siteUrl: string, opened: Opened): Promise<Visit[]> {
  const browser = await openBrowser(opened);
  const all = [await openFloor(siteUrl, opened), ...paths.map((path) => siteUrl + path)];
  const visits = all.map((): Visit[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of all.entries()) visits[index]?.push(await visit(browser, url));
  print(`${"ms".padEnd(28)}${measures.map((measure) => measure.padStart(15)).join("")}`);
  return visits.map((each, index) => {
    const median = mediansOf(each);
    const cells = measures.map((measure) => median[measure].toFixed(0).padStart(15));
    print(`${(paths[index - 1] ?? "plain text").padEnd(28)}${cells.join("")}`);
    return median;
  });
}

/**
 * Visits a page in a new browser profile. Once the network is idle, moves the mouse, which makes React hydrate the
 * page.
 */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4g);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "networkidle" });
    const { paint, tasks } = await page.evaluate(() => Reflect.get(window, "seen") as Seen); // `observe` stores a `Seen` there
    const began = performance.now();
    if (!url.includes("plain")) await untilHydrated(page);
    const blocking = tasks.reduce((sum, { end, ms }) => (end > paint ? sum + ms - 50 : sum), 0);
    return { "largest paint": paint, blocking, live: performance.now() - began };
  } finally {
    await context.close();
  }
}

type Seen = { paint: number; tasks: { end: number; ms: number }[] };

function observe(): void {
  const seen: Seen = { paint: 0, tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ end: startTime + duration, ms: duration });
  }).observe({ type: "longtask", buffered: true });
}

function mediansOf(visits: readonly Visit[]): Visit {
  const of = (measure: keyof Visit) => medianOf(visits.map((each) => each[measure]));
  return { "largest paint": of("largest paint"), blocking: of("blocking"), live: of("live") };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Serves a minimal page to compare with. It has the headers of the site, because one of them makes Chromium switch
 * processes.
 */
async function openFloor(siteUrl: string, opened: Opened): Promise<string> {
  const html =
    "<!doctype html><html lang=en><meta name=viewport content=width=device-width><title>Text</title><p>Text</p>";
  const headers = new Headers((await fetch(siteUrl)).headers);
  for (const own of ["connection", "content-encoding", "content-length", "transfer-encoding"]) headers.delete(own);
  const server = createServer((_, response) => void response.setHeaders(headers).end(html));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  opened.defer(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/plain`; // a TCP server's address is an object
}
