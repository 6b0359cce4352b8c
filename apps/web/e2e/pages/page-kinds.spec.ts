import type { Page } from "@playwright/test";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { codeRequests, dataRequests } from "../support/network.ts";
import { missingPages, pagePaths } from "../support/page-kinds.ts";
import { headFromServer, headInBrowser } from "./document-head.ts";
import { faintRings, shiftsSince, smallTargets, whatScrollsSideways } from "./layout.ts";

const shares = 4;
const phone = { width: 390, height: 844 };
/** Pages with the same parts as others, about another service, specialty or state: their words may be longer. */
const sameStructure = [
  ...["facility", "mental-health", "dental", "ohio"].map((subject) => `/${subject}-credentialing`),
  ...["/insurance-paneling", "/dme-hme", "/states/florida", "/telemedicine", "/rules-today"],
  ...["/nurse-practitioners-and-physician-assistants", "/billing-while-pending", "/terms-of-service", "/accessibility"],
];
const ownStructure = [...pagePaths, ...missingPages].filter((path) => !sameStructure.includes(path));

/** Finds places of a page that don't fit a window of a common width, or a phone. */
async function misfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  const ask = async (where: string, ...questions: (() => string[])[]) => {
    for (const question of questions)
      found.push(...(await page.evaluate(question)).map((fault) => `${where}: ${fault}`));
  };
  await page.setViewportSize(phone);
  await ask("phone", smallTargets);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await ask(`${width} px`, whatScrollsSideways);
  }
  await ask("desk", smallTargets);
  await page.setViewportSize(phone);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await ask("text of twice the size", whatScrollsSideways);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return found;
}

for (let share = 0; share < shares; share += 1) {
  test(`each kind of page is light, hydrates without a message, is accessible, and fits every width and a phone (part ${share + 1} of ${shares})`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(180_000);
    problems.allow(/status of 404/);
    const words: string[] = [];
    page.on("console", (message) => words.push(message.text()));
    const requests = dataRequests(page);
    const code = codeRequests(page);
    const visits = await watchFirstVisits(page);
    for (const path of ownStructure.filter((_, index) => index % shares === share)) {
      await page.setViewportSize(phone);
      await visits.begin();
      code.length = 0;
      await page.goto(path);
      // Waits until the font has loaded, because its first frame moves text.
      const loadedAt = await page.evaluate(async () => {
        await document.fonts.ready;
        for (const _ of "12") await new Promise(requestAnimationFrame);
        return performance.now();
      });
      expect.soft(code, `${path}: no code before a touch`).toEqual([]);
      if (pagePaths.includes(path)) await untilHydrated(page);
      expect.soft(visits.excess(), `${path}: bytes of a first visit`).toEqual([]);
      expect.soft(await page.evaluate(shiftsSince, loadedAt), `${path}: hydration moves nothing`).toEqual([]);
      const said = words.splice(0).filter((text) => !text.includes("status of 404"));
      expect.soft([...said, ...requests.splice(0)], path).toEqual([]);
      expect.soft(await headInBrowser(page), `head of ${path}`).toEqual(await headFromServer(page));
      expect.soft(await misfits(page), path).toEqual([]);
      // Opened, so that axe sees the collapsed parts, on a phone too.
      await page.locator("main details").evaluateAll((all) => {
        for (const details of all) details.setAttribute("open", "");
      });
      expect.soft(await seriousViolations(page, path)).toEqual([]);
    }
  });
}

test.describe("without scripts", () => {
  // A focused link would request the next page's data.
  test.use({ javaScriptEnabled: false });

  test("a page whose parts are those of another one fits every width and a phone with its own words", async ({
    page,
  }) => {
    for (const path of sameStructure) {
      await page.goto(path);
      expect.soft(await misfits(page), path).toEqual([]);
    }
  });

  test("the ring of each element that a keyboard reaches is seen on its ground", async ({ page }) => {
    for (const path of ["/", "/states/texas", "/contact", "/blog", "/faqs", "/payer-enrollment"]) {
      await page.goto(path);
      expect.soft(await page.evaluate(faintRings), path).toEqual([]);
    }
  });
});

/** The maximum bytes and requests of a first visit to any page, on the wire with headers. */
const budgets = {
  // Two round trips on a slow phone transfer about 43 kB: ten packets, then twenty. The planner's page is the longest.
  html: 32_000,
  // One variable font.
  fonts: 22_000,
  // The page, its font, its pictures in one or two sprites.
  requests: 5,
  // The bytes of a touch: decision 14 lists the files, 18 the costs of Mantine.
  touch: 222_000,
};

/** Measures visits, each including its first touch, as if the page were the visitor's first. */
async function watchFirstVisits(page: Page) {
  const session = await page.context().newCDPSession(page);
  /** Whether the page's code sent the request, by the request's id. */
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
    /** Costs of the visit so far that exceed the budgets. */
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
