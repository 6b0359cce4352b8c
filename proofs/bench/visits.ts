import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { untilHydrated } from "../../apps/web/e2e/support/loading.ts";
import { type Opened, print } from "../program.ts";
import { openBrowser } from "../site.ts";

const paths = ["/", "/states/texas", "/physician-credentialing", "/blog", "/contact"];
/** Lighthouse's slow 4G. Lighthouse only simulates this speed, but here Chromium really transfers at it. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = 4;
const rounds = 3;

const measures = ["largest paint", "blocking", "live"] as const;
export type Visit = Record<(typeof measures)[number], number>;

/** Visits five pages and a page of plain text for the first time, and prints the median of each measure. */
export async function visitPages(siteUrl: string, opened: Opened): Promise<{ floor: Visit; pages: Visit[] }> {
  const browser = await openBrowser(opened);
  const all = [await openFloor(siteUrl, opened), ...paths.map((path) => siteUrl + path)];
  const visits = all.map((): Visit[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of all.entries()) visits[index]?.push(await visit(browser, url));
  print(`${"ms".padEnd(28)}${measures.map((measure) => measure.padStart(15)).join("")}`);
  const medians = visits.map((each, index) => {
    const median = mediansOf(each);
    const cells = measures.map((measure) => median[measure].toFixed(0).padStart(15));
    print(`${(paths[index - 1] ?? "plain text").padEnd(28)}${cells.join("")}`);
    return median;
  });
  const [floor = mediansOf([]), ...pages] = medians;
  return { floor, pages };
}

/** Visits a page in a new profile. When the network is idle, it moves the mouse, so that React hydrates the page. */
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
    const { paint, tasks } = await page.evaluate(() => Reflect.get(window, "seen") as Seen); // made by `observe`
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

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Serves the smallest page that has the site's headers, because one of them makes the browser switch processes. */
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
