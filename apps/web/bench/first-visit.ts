import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydrated.ts";

/** What a browser that has never been here fetches until the network is idle. */
export type FirstVisit = {
  path: string;
  htmlBytes: number;
  /** The styles inside the HTML, compressed alone. */
  cssBytes: number;
  /** Scripts that the page needs to be interactive. */
  scriptBytes: number;
  fontBytes: number;
  imageBytes: number;
  /** Files of other types. */
  otherBytes: number;
  /** Without those that a script made. */
  requests: number;
  /** What a page with a form near its top fetches when the browser is idle. */
  idleBytes: number;
};

/** By the content type of the answer. */
const measures = [
  [/html/, "htmlBytes"],
  [/javascript/, "scriptBytes"],
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
    // On a busy machine the network is idle before the page has asked for the form's code.
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const html = (await response?.text()) ?? "";
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("");
    return { path, cssBytes: brotliCompressSync(styles).length, ...traffic() };
  } finally {
    await context.close();
  }
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
    for (const [id, isIdle] of asked) {
      const measure = isIdle ? "idleBytes" : measureOf(types.get(id) ?? "");
      sums[measure] += bytes.get(id) ?? 0;
      if (!isIdle) sums.requests += 1;
    }
    return sums;
  };
}

const zero = {
  htmlBytes: 0,
  scriptBytes: 0,
  fontBytes: 0,
  imageBytes: 0,
  otherBytes: 0,
  requests: 0,
  idleBytes: 0,
};

function measureOf(contentType: string) {
  return measures.find(([type]) => type.test(contentType))?.[1] ?? "otherBytes";
}
