import type { Browser, Locator, Page } from "@playwright/test";
import { untilHydrated } from "../apps/web/e2e/support/hydrated.ts";
import { holdBack } from "../apps/web/e2e/support/network.ts";
import { pageKinds } from "../apps/web/e2e/support/page-kinds.ts";
import { print, printVerdicts, runProgram, type Verdict } from "./program.ts";
import { openBrowser, openSite } from "./site.ts";

const help = `Real taps and keys on each kind of control of each page kind, on a phone whose processor is slowed, in three phases:
before the code is asked for, while it starts, and when React is alive. Prints the longest interaction of each page in
milliseconds, as the browser measures it (Event Timing), and its control. Fails where a control did nothing; a time over
the aim is marked, because a busy host is no failure.

pnpm proof touch`;

/** How many times slower the processor is. */
const slowdowns = [4, 6];

/** The most milliseconds that an interaction may take at CPU × 4. */
const aims = { cold: 50, "in flight": 200, alive: 100 } as const;
const phases = ["cold", "in flight", "alive"] as const;

type Control = { selector: string; touch: (place: Locator, page: Page) => Promise<boolean> };

/** What a visitor can touch that does not lead away, and whether the touch did something. */
const controls: Readonly<Record<string, Control>> = {
  menu: { selector: "header summary", touch: fold },
  fold: { selector: "main details:not([open]) > summary", touch: fold },
  tick: {
    selector: "main input:is([type=checkbox], [type=radio]):not(:checked)",
    async touch(place) {
      await place.tap();
      return place.isChecked();
    },
  },
  key: {
    selector: "main :is(textarea, input:is([type=text], [type=search], [type=email], [type=tel], :not([type])))",
    async touch(place, page) {
      await place.tap();
      await page.keyboard.press("a");
      return (await place.inputValue()).includes("a");
    },
  },
  button: {
    selector: "main button:not([type=submit])",
    async touch(place, page) {
      await page.evaluate(() => {
        const note = () => Object.assign(window, { hasAnswered: true });
        window.print = note;
        new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      await place.tap();
      return page.evaluate(() => new Promise((told) => setTimeout(() => told("hasAnswered" in window), 300)));
    },
  },
};

async function fold(place: Locator): Promise<boolean> {
  await place.tap();
  return place.evaluate((summary) => summary.parentElement?.hasAttribute("open") === true);
}

await runProgram(help, {}, async (_, opened) => {
  const site = await openSite(opened);
  const browser = await openBrowser(opened);
  const verdicts: Verdict[] = [];
  for (const rate of slowdowns) {
    print(`ms at CPU × ${rate}`.padEnd(42) + phases.map((phase) => phase.padEnd(20)).join(""));
    for (const [path] of Object.values(pageKinds)) {
      const cells: string[] = [];
      const against: string[] = [];
      for (const phase of phases) {
        const touches: { control: string; ms: number }[] = [];
        for (const [control, { selector, touch }] of Object.entries(controls)) {
          const ms = await touchOnce(browser, site.url + path, { selector, touch, phase, rate });
          if (ms === "nothing") against.push(`${control}, ${phase}`);
          else if (ms !== null) touches.push({ control, ms });
        }
        const [worst] = touches.toSorted((one, other) => other.ms - one.ms);
        const isOver = worst !== undefined && rate <= 4 && worst.ms > aims[phase];
        cells.push(worst === undefined ? "-" : `${Math.max(worst.ms, 16)} ${worst.control}${isOver ? " (over)" : ""}`);
      }
      verdicts.push({ promise: `${path}, CPU × ${rate}: each touch does something`, against });
      print(path.padEnd(42) + cells.map((cell) => cell.padEnd(20)).join(""));
    }
  }
  return printVerdicts(verdicts);
});

type Touch = Control & { phase: (typeof phases)[number]; rate: number };

/** A visit with one touch. @returns milliseconds until its effect was painted; null: the page has no such control */
async function touchOnce(browser: Browser, url: string, { selector, touch, phase, rate }: Touch) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    // As a browser grants it to a press.
    await context.grantPermissions(["clipboard-write"]);
    const page = await context.newPage();
    await page.addInitScript(observe);
    const release = phase === "alive" ? null : await holdBack(page, "**/assets/*.js");
    await page.goto(url);
    if (phase === "alive") await untilHydrated(page);
    // Marked, because a place is no longer found by its state once it is touched.
    const isThere = await page.locator(selector).evaluateAll((all) => {
      const place = all.find((one) => one.checkVisibility());
      place?.setAttribute("data-touched", "");
      return place !== undefined;
    });
    if (!isThere) return null;
    const place = page.locator("[data-touched]");
    await place.scrollIntoViewIfNeeded();
    // A first movement of a mouse asks for the code.
    if (phase === "in flight") for (const x of [2, 4]) await page.mouse.move(x, 2);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.evaluate(() => Object.assign(window, { interactions: [] }));
    if (phase === "in flight") release?.();
    const didIt = await touch(place, page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // The browser tells the time of an interaction after its paint.
    await page.evaluate(() => new Promise((told) => setTimeout(told, 200)));
    const times = await page.evaluate(() => Reflect.get(window, "interactions") as number[]); // made by `observe`
    return didIt ? Math.max(0, ...times) : "nothing";
  } finally {
    await context.close();
  }
}

/** Runs in the browser, before the page. */
function observe(): void {
  new PerformanceObserver((list) => {
    const times: number[] = Reflect.get(window, "interactions") ?? [];
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) times.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
