import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydrated.ts";

/** What a browser that has never been here fetches until somebody touches the page, and then. */
export type FirstVisit = {
  path: string;
  htmlBytes: number;
  /** The styles inside the HTML, compressed alone. */
  cssBytes: number;
  /** The inlined scripts, compressed alone: the page's own, and its data. */
  scriptBytes: number;
  fontBytes: number;
  imageBytes: number;
  /** Files of other types. */
  otherBytes: number;
  /** Before a touch. */
  requests: number;
  /** What a touch fetches: the libraries, the site, the whole style sheet. */
  touchBytes: number;
};

/** By the content type of the answer. */
const measures = [
  [/html/, "htmlBytes"],
  [/font/, "fontBytes"],
  [/image/, "imageBytes"],
  [/./, "otherBytes"],
] as const;

/** A page in a profile of its own: no cache, no cookie, nothing stored. */
export async function firstVisit(browser: Browser, site: string, path: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const traffic = await listen(await context.newCDPSession(page));
    const response = await page.goto(`${site}${path}`);
    await page.waitForLoadState("networkidle");
    const untouched = traffic();
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const html = (await response?.text()) ?? "";
    const styles = inlined(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
    const scripts = inlined(html, /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
    return { path, cssBytes: styles, scriptBytes: scripts, ...untouched, touchBytes: traffic().touchBytes };
  } finally {
    await context.close();
  }
}

/** Bytes of all that the pattern finds. */
function inlined(html: string, pattern: RegExp): number {
  return brotliCompressSync([...html.matchAll(pattern)].map(([, text]) => text).join("")).length;
}

/** Counts encoded bytes on the wire, with headers. @returns the sums so far */
async function listen(session: CDPSession) {
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
    const sums = { ...zero };
    for (const [id, isTouch] of asked) {
      const measure = isTouch ? "touchBytes" : measureOf(types.get(id) ?? "");
      sums[measure] += bytes.get(id) ?? 0;
      if (!isTouch) sums.requests += 1;
    }
    return sums;
  };
}

const zero = {
  htmlBytes: 0,
  fontBytes: 0,
  imageBytes: 0,
  otherBytes: 0,
  requests: 0,
  touchBytes: 0,
};

function measureOf(contentType: string) {
  return measures.find(([type]) => type.test(contentType))?.[1] ?? "otherBytes";
}
