import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession } from "@playwright/test";
import { untilHydrated } from "../apps/web/e2e/support/hydrated.ts";
import { missingPages, pageKinds, pagePaths } from "../apps/web/e2e/support/page-kinds.ts";
import { print, printVerdicts, runProgram, type Verdict } from "./program.ts";
import { openBrowser, openSite } from "./site.ts";

const help = `Measures the bytes and the requests of a first visit to every kind of page, and of its first touch, with a real Chromium.
Fails over budget.

pnpm proof bytes [--short]

--short   one page of each kind`;

const kB = 1_000;
/** The most that a first visit of any page may cost, on the wire with headers. */
const budgets = {
  // A slow phone's first two round trips bring some 30 kB; the home page, with its planner and samples, is the longest.
  html: 31 * kB,
  // Inlined styles, compressed alone: they block the first paint.
  css: 14 * kB,
  // Inlined scripts, compressed alone: the script of at most 2 kB, and the page's data.
  scripts: 12 * kB,
  // One variable font.
  fonts: 22 * kB,
  images: Number.POSITIVE_INFINITY,
  other: Number.POSITIVE_INFINITY,
  // The page, its font, its pictures in one or two sprites.
  requests: 5,
  // What a touch fetches: docs/decisions/014 says what comes then, 018 what Mantine costs.
  touch: 205 * kB,
};
type Measure = keyof typeof budgets;
type FirstVisit = Record<Measure, number>;

/** By the content type of the answer. */
const measures: readonly [RegExp, Measure][] = [
  [/html/, "html"],
  [/font/, "fonts"],
  [/image/, "images"],
  [/./, "other"],
];

/** Visits side by side, because most of a visit is waiting until the network is idle. */
const visitsAtOnce = 4;

await runProgram(help, { short: { type: "boolean", default: false } }, async ({ short }, opened) => {
  const site = await openSite(opened);
  const browser = await openBrowser(opened);
  print(
    "kB".padEnd(42) +
      Object.keys(budgets)
        .map((measure) => measure.padStart(10))
        .join(""),
  );
  const verdicts: Verdict[] = [];
  const chosen = short ? Object.values(pageKinds).map(([first]) => first) : [...pagePaths, ...missingPages];
  const paths = chosen.values();
  const visitAll = async () => {
    for (const path of paths) {
      const visit = Object.entries(await firstVisit(browser, site.url + path)) as [Measure, number][]; // its own keys
      const cells = visit.map(([measure, value]) => (measure === "requests" ? `${value}` : (value / kB).toFixed(1)));
      print(path.padEnd(42) + cells.map((cell) => cell.padStart(10)).join(""));
      const over = visit.filter(([measure, value]) => value > budgets[measure]);
      const against = over.map(([measure, value]) => `${measure} ${value}, at most ${budgets[measure]}`);
      verdicts.push({ promise: `the first visit of ${path} is within the budgets`, against });
    }
  };
  await Promise.all(Array.from({ length: visitsAtOnce }, visitAll));
  return printVerdicts(verdicts);
});

/** A visit in a profile of its own: no cache, no cookie, nothing stored. */
async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const traffic = await listen(await context.newCDPSession(page));
    const response = await page.goto(url);
    await page.waitForLoadState("networkidle");
    const untouched = traffic();
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const html = (await response?.text()) ?? "";
    const css = inlined(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
    const scripts = inlined(html, /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
    return { ...untouched, css, scripts, touch: traffic().touch };
  } finally {
    await context.close();
  }
}

/** Bytes of all that the pattern finds. */
function inlined(html: string, pattern: RegExp): number {
  return brotliCompressSync([...html.matchAll(pattern)].map(([, text]) => text).join("")).length;
}

/** Counts encoded bytes on the wire, with headers. @returns the sums so far */
async function listen(session: CDPSession): Promise<() => FirstVisit> {
  /** Whether the page's code asked for it. */
  const asked = new Map<string, boolean>();
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, initiator }) => {
    if (!url.startsWith("data:")) asked.set(requestId, initiator.type === "script");
  });
  session.on("Network.responseReceived", ({ requestId, response }) => types.set(requestId, response.mimeType));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await session.send("Network.enable");
  return () => {
    const sums = { html: 0, css: 0, scripts: 0, fonts: 0, images: 0, other: 0, requests: 0, touch: 0 };
    for (const [id, isTouch] of asked) {
      const measure = measures.find(([type]) => type.test(types.get(id) ?? "?"))?.[1] ?? "other";
      sums[isTouch ? "touch" : measure] += bytes.get(id) ?? 0;
      if (!isTouch) sums.requests += 1;
    }
    return sums;
  };
}
