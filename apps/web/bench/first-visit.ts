import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession } from "@playwright/test";

/** What a browser that has never been here fetches until the network is idle. */
export type FirstVisit = {
  path: string;
  htmlBytes: number;
  /** The styles inside the HTML, compressed alone. */
  cssBytes: number;
  scriptBytes: number;
  fontBytes: number;
  imageBytes: number;
  /** Whatever is none of these. */
  otherBytes: number;
  requests: number;
};

/** By what the server says that it is. */
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
    const response = await page.goto(`${site}${path}`, { waitUntil: "networkidle" });
    const html = (await response?.text()) ?? "";
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("");
    return { path, cssBytes: brotliCompressSync(styles).length, ...traffic() };
  } finally {
    await context.close();
  }
}

/** Counts what comes over the wire, as it is encoded and with its headers; the answer tells the sums so far. */
async function listen(session: CDPSession) {
  const asked = new Set<string>();
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("data:")) asked.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => types.set(requestId, response.mimeType));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await session.send("Network.enable");
  return () => {
    const sums = { htmlBytes: 0, scriptBytes: 0, fontBytes: 0, imageBytes: 0, otherBytes: 0, requests: asked.size };
    for (const id of asked) {
      const [, measure] = measures.find(([type]) => type.test(types.get(id) ?? "")) ?? [null, "otherBytes" as const];
      sums[measure] += bytes.get(id) ?? 0;
    }
    return sums;
  };
}
