import type { Page, Request } from "@playwright/test";
import type { PageKind } from "@site/content/pages";
import {
  faintRings,
  seriousViolations,
  shiftsSince,
  smallTargets,
  whatScrollsSideways,
} from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { codePath, untilHydrated } from "../support/loading.ts";

const pageKinds: Readonly<Record<PageKind, readonly [string, ...string[]]>> = {
  home: ["/"],
  service: ["/physician-credentialing", "/payer-enrollment", "/payer-contract-negotiation", "/re-credentialing"],
  specialties: ["/specialties"],
  specialty: ["/ophthalmology"],
  states: ["/states"],
  state: ["/states/texas"],
  blog: ["/blog"],
  article: ["/blog/caqh-attestation-every-120-days"],
  about: ["/about"],
  contact: ["/contact"],
  faqs: ["/faqs"],
  "case-studies": ["/case-studies"],
  legal: ["/privacy-policy"],
  generic: ["/specialists", "/glossary", "/checklists", "/payers", "/letters"],
};
const missingPages = ["/no-such-page", "/blog/no-such-article"];
const paths = [...Object.values(pageKinds).flat(), ...missingPages];
/** These pages have the same parts as the pages above, but may contain longer words. */
const alike = [
  ...["facility", "mental-health", "dental", "ohio"].map((subject) => `/${subject}-credentialing`),
  "/insurance-paneling",
  "/dme-hme",
  "/states/florida",
  "/telemedicine",
  "/rules-today",
  "/nurse-practitioners-and-physician-assistants",
  "/billing-while-pending",
  "/terms-of-service",
  "/accessibility",
];
const shares = 4;
const phone = { width: 390, height: 844 };

/** `html`, `fonts` and `interaction` are bytes of compressed response bodies. */
const budgets = {
  // Two round trips of TCP carry 43 kB: ten packets, and then twenty. The planner's page is the largest.
  html: 32_000,
  fonts: 22_000,
  requests: 5,
  // All files that the first interaction loads: the code, the style sheet and the page's data (decision 14).
  interaction: 222_000,
};

const urlOf = (request: Request) => request.url();

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function misfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  const ask = async (where: string, question: () => string[]) => {
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
  test(`each kind of page is light, accessible and fits (${share + 1} of ${shares})`, async ({ page, problems }) => {
    test.setTimeout(180_000);
    problems.allow(/status of 404/);
    const words: string[] = [];
    page.on("console", (message) => words.push(message.text()));
    const finished: Request[] = [];
    page.on("requestfinished", (request) => finished.push(request));
    const session = await page.context().newCDPSession(page);
    for (const path of paths.filter((_, index) => index % shares === share)) {
      await page.setViewportSize(phone);
      await session.send("Network.clearBrowserCache");
      finished.length = 0;
      await page.goto(path);
      // Text may move when the web font arrives, so only later layout shifts count.
      const loadedAt = await page.evaluate(async () => {
        await document.fonts.ready;
        for (const _ of "12") await new Promise(requestAnimationFrame);
        return performance.now();
      });
      const first = finished.splice(0);
      const ofType = (type: string) => first.filter((request) => request.resourceType() === type);
      if (!missingPages.includes(path)) await untilHydrated(page);
      const [html, fonts] = [await bytesOf(ofType("document")), await bytesOf(ofType("font"))];
      const costs = { html, fonts, requests: first.length, interaction: await bytesOf(finished) };
      // The cast is safe, because `budgets` and `costs` have the same keys.
      const excess = Object.entries(budgets).filter(([measure, most]) => costs[measure as keyof typeof costs] > most);
      expect.soft(excess, `${path} costs ${JSON.stringify(costs)}`).toEqual([]);
      expect
        .soft(
          first.map(urlOf).filter((url) => codePath.test(new URL(url).pathname)),
          `${path}: no code before an interaction`,
        )
        .toEqual([]);
      expect.soft(await page.evaluate(shiftsSince, loadedAt), `${path}: hydration moves nothing`).toEqual([]);
      const data = [...first, ...finished].map(urlOf).filter((url) => url.includes("/trpc/"));
      const said = words.splice(0).filter((text) => !text.includes("status of 404"));
      expect.soft([...said, ...data], path).toEqual([]);
      expect.soft(await misfits(page), path).toEqual([]);
      // Axe doesn't check the content of a closed `<details>`, so this opens them all.
      await page.locator("main details").evaluateAll((all) => {
        for (const details of all) details.setAttribute("open", "");
      });
      expect.soft(await seriousViolations(page, path)).toEqual([]);
    }
  });
}

test.describe("without scripts", () => {
  // With scripts on, each focused link would request the data of its page.
  test.use({ javaScriptEnabled: false });

  test("a page with the same parts as another page fits every width with its own words", async ({ page }) => {
    for (const path of alike) {
      await page.goto(path);
      expect.soft(await misfits(page), path).toEqual([]);
    }
  });

  test("each element that a keyboard reaches has a focus ring with enough contrast", async ({ page }) => {
    for (const path of ["/", "/states/texas", "/contact", "/blog", "/faqs", "/payer-enrollment"]) {
      await page.goto(path);
      expect.soft(await page.evaluate(faintRings), path).toEqual([]);
    }
  });
});
