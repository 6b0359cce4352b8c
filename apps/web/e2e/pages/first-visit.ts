import type { Page } from "@playwright/test";

/** The most bytes and requests that a first visit of any page may cost, on the wire with headers. */
const budgets = {
  // A slow phone's first two round trips bring some 30 kB; a service's page, with its planner and samples, is the longest.
  html: 21_500,
  // One variable font.
  fonts: 22_000,
  // The page, its font, its pictures in one or two sprites.
  requests: 5,
  // What a touch fetches: docs/decisions/014 says what comes then, 018 what Mantine costs.
  touch: 205_000,
};

/** Weighs visits, each with its first touch, as if the page were the first of its visitor. */
export async function watchFirstVisits(page: Page) {
  const session = await page.context().newCDPSession(page);
  /** Whether the page's code asked for it, by the request's id. */
  const asked = new Map<string, boolean>();
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, initiator }) => {
    if (!url.startsWith("data:")) asked.set(requestId, initiator.type === "script");
  });
  session.on("Network.responseReceived", ({ requestId, response }) => types.set(requestId, response.mimeType));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await session.send("Network.enable");
  return {
    async begin(): Promise<void> {
      await session.send("Network.clearBrowserCache");
      asked.clear();
    },
    /** What the visit has cost until now beyond the budgets. */
    excess(): string[] {
      const sum = { html: 0, fonts: 0, requests: 0, touch: 0 };
      for (const [id, isTouch] of asked) {
        const size = bytes.get(id) ?? 0;
        const type = types.get(id) ?? "";
        if (isTouch) sum.touch += size;
        else sum.requests += 1;
        if (!isTouch && type.includes("html")) sum.html += size;
        if (type.includes("font")) sum.fonts += size;
      }
      const over = Object.entries(budgets).filter(([measure, most]) => sum[measure as keyof typeof sum] > most); // its own keys
      return over.map(([measure, most]) => `${measure} ${sum[measure as keyof typeof sum]}, at most ${most}`);
    },
  };
}
