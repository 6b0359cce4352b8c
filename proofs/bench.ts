import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { untilHydrated } from "../apps/web/e2e/support/hydrated.ts";
import { type Opened, print, printVerdicts, runProgram } from "./program.ts";
import { openBrowser, openSite } from "./site.ts";

const help = `First visits of five pages beside a page of plain text (the floor), in turn, in a phone's window on an applied slow 4G
line and a processor slowed four times. Prints the median of each measure; a busy host shows in the floor.

largest paint, interactive   milliseconds; interactive: the last task of more than 50 ms before which nothing was touched has
                             ended, or the largest paint if there was none
blocking                     the part of those tasks beyond 50 ms each
live                         milliseconds from the first touch until React is alive

pnpm proof bench`;

const paths = ["/", "/states/texas", "/physician-credentialing", "/blog", "/contact"];
/** Lighthouse's slow 4G, as it is applied and not simulated. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = 4;
/** How often each page is visited. */
const rounds = 5;
/** How much later than the floor a page may be painted. */
const ratioMax = 1.25;

const measures = ["largest paint", "interactive", "blocking", "live"] as const;
type Visit = Record<(typeof measures)[number], number>;

await runProgram(help, {}, async (_, opened) => {
  const site = await openSite(opened);
  const browser = await openBrowser(opened);
  const floor = { name: "plain text", url: await openFloor(site.url, opened), visits: [] as Visit[] };
  const pages = paths.map((name) => ({ name, url: site.url + name, visits: [] as Visit[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { url, visits } of [floor, ...pages]) visits.push(await visit(browser, url));
  const paintMsMax = medianOf(floor.visits, "largest paint") * ratioMax;
  print(`${"ms".padEnd(28)}${measures.map((measure) => measure.padStart(15)).join("")}`);
  for (const { name, visits } of [floor, ...pages]) {
    const cells = measures.map((measure) => medianOf(visits, measure).toFixed(0).padStart(15));
    print(`${name.padEnd(28)}${cells.join("")}`);
  }
  const broken = (isBroken: (median: (measure: keyof Visit) => number) => boolean) =>
    pages.filter(({ visits }) => isBroken((measure) => medianOf(visits, measure))).map(({ name }) => name);
  const late = broken((median) => median("largest paint") > paintMsMax);
  return printVerdicts([
    { promise: `four of five pages are painted within ${ratioMax} × the floor`, against: late.length > 1 ? late : [] },
    {
      promise: "interactive is the largest paint",
      against: broken((median) => median("interactive") > median("largest paint")),
    },
    { promise: "nothing blocks", against: broken((median) => median("blocking") > 0) },
  ]);
});

/** One visit in its own profile, untouched until the line is idle and then touched. */
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
    // Not touched yet, so that every long task until now is the page's own.
    const { paint, tasks } = await page.evaluate(() => Reflect.get(window, "seen") as Seen); // made by `observe`
    const began = performance.now();
    if (!url.includes("plain")) await untilHydrated(page);
    const long = tasks.filter(({ end }) => end > paint);
    return {
      "largest paint": paint,
      interactive: Math.max(paint, ...long.map(({ end }) => end)),
      blocking: long.reduce((sum, { ms }) => sum + ms - 50, 0),
      live: performance.now() - began,
    };
  } finally {
    await context.close();
  }
}

type Seen = { paint: number; tasks: { end: number; ms: number }[] };

/** Runs in the browser, before the page. */
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

function medianOf(visits: readonly Visit[], measure: keyof Visit): number {
  const sorted = visits.map((visit) => visit[measure]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A page that could not be smaller, with the headers of the site's, of which one makes the browser change its process. @returns its address */
async function openFloor(siteUrl: string, opened: Opened): Promise<string> {
  const html =
    "<!doctype html><html lang=en><meta name=viewport content=width=device-width><title>Text</title><p>Text</p>";
  const headers = new Headers((await fetch(siteUrl)).headers);
  for (const own of ["connection", "content-encoding", "content-length", "transfer-encoding"]) headers.delete(own);
  const server = createServer((_, response) => void response.setHeaders(headers).end(html));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  opened.defer(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/plain`; // it listens on a port, not on a pipe
}
