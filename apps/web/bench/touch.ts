import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";
import { print, runProgram } from "../../../tools/program.ts";
import { prepareRehearsal } from "../../../tools/rehearsal/prepare.ts";
import { rehearse } from "../../../tools/rehearsal/site.ts";
import { untilHydrated } from "../e2e/support/hydrated.ts";
import { holdBack } from "../e2e/support/network.ts";

const help = `Real taps and keys on the controls of five page kinds, on a slowed processor, in three phases: before the code is
asked for, while it starts, and when React is alive. Prints the longest interaction of each, in milliseconds, as the browser
measures it (Event Timing). Fails where a control did nothing; a busy host is no failure.

pnpm proof touch [--cpu N] [--path /contact]

--cpu   how much slower the processor is (default: 4)
--path  one page instead of the five`;

const paths = ["/", "/states/texas", "/physician-credentialing", "/blog", "/contact"];
const phases = ["cold", "in flight", "alive"] as const;
type Phase = (typeof phases)[number];

const options = { cpu: { type: "string", default: "4" }, path: { type: "string" } } as const;

await runProgram(help, options, async ({ cpu, path }, all) => {
  const remove = await prepareRehearsal();
  all.defer(remove);
  const site = await rehearse();
  all.defer(() => site.stop());
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  all.defer(() => browser.close());
  print(`ms at CPU × ${cpu}`.padEnd(34) + phases.map((phase) => phase.padStart(12)).join(""));
  let failures = 0;
  for (const each of path === undefined ? paths : [path]) {
    for (const name of ["fold", "key"] as const) {
      const cells: string[] = [];
      for (const phase of phases) {
        const { ms, didIt } = await interact(browser, site.url + each, { name, phase, cpu: Number(cpu) });
        if (!didIt) failures += 1;
        cells.push(didIt ? String(ms) : "nothing");
      }
      print(`${each} ${name}`.padEnd(34) + cells.map((cell) => cell.padStart(12)).join(""));
    }
  }
  return failures === 0;
});

type Interaction = { name: "fold" | "key"; phase: Phase; cpu: number };

/** One page, one phase, one control. */
async function interact(browser: Browser, url: string, { name, phase, cpu }: Interaction) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await observe(page);
    const release = phase === "alive" ? () => {} : await holdBack(page, "**/assets/*.js");
    await page.goto(url);
    if (phase === "alive") await untilHydrated(page);
    const slow = await context.newCDPSession(page);
    const field = page.locator("main form input:not([type=hidden], [type=search], [tabindex])").first();
    if (phase === "in flight") await start(field);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    if (phase === "in flight") release();
    const didIt = await (name === "fold" ? fold(page) : key(page, field));
    // Two frames later the last interaction is measured.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return { ms: await page.evaluate(() => Math.max(0, ...(Reflect.get(window, "interactions") as number[]))), didIt };
  } finally {
    await context.close();
  }
}

function observe(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const interactions: number[] = [];
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) interactions.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Asks for the code, which is held back. */
async function start(field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  await field.dispatchEvent("focusin");
}

async function fold(page: Page): Promise<boolean> {
  // An element, because the locator names another one once this is open.
  const summary = await page.locator("details:not([open]) > summary:visible").nth(1).elementHandle();
  await summary?.tap();
  return summary?.evaluate((element) => element.parentElement?.hasAttribute("open") === true) ?? false;
}

async function key(page: Page, field: Locator): Promise<boolean> {
  await field.focus();
  await page.keyboard.press("7");
  const isDate = (await field.getAttribute("type")) === "date";
  return isDate || (await field.inputValue()) === "7";
}
