import { chromium } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../tools/chromium.ts";
import { prepareRehearsal } from "../../../tools/rehearsal/prepare.ts";
import { rehearse } from "../../../tools/rehearsal/site.ts";
import { missingPages, pageKinds } from "../e2e/support/page-kinds.ts";
import { judge } from "./budgets.ts";
import { type FirstVisit, firstVisit } from "./first-visit.ts";

// Measures the bytes of a first visit to every kind of page, with a real Chromium and the real server. Fails over budget.
/** Visits side by side, because most of a visit is waiting until the network is idle. */
const visitsAtOnce = 4;

const remove = await prepareRehearsal();
const site = await rehearse();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const paths = [...pageKinds, ...missingPages];
  const visits: FirstVisit[] = [];
  const queue = paths.entries();
  const visit = async () => {
    for (const [index, path] of queue) visits[index] = await firstVisit(browser, site.url, path);
  };
  await Promise.all(Array.from({ length: visitsAtOnce }, visit));
  printTable(visits);
  const verdicts = visits.map(judge);
  const over = verdicts.flatMap((verdict) => verdict.over);
  for (const line of over) print(`FAIL ${line}`);
  const looked = verdicts.reduce((sum, verdict) => sum + verdict.looked, 0);
  print(`${looked - over.length} passed, ${over.length} failed`);
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
  remove();
}

function printTable(visits: readonly FirstVisit[]): void {
  const head = [
    "first visit, kB",
    "HTML",
    "CSS in it",
    "scripts in it",
    "fonts",
    "images",
    "other",
    "all",
    "requests",
    "at a touch",
  ];
  const inKilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const rows = visits.map(({ path, requests, cssBytes, scriptBytes, touchBytes, ...bytes }) => {
    const { htmlBytes, fontBytes, imageBytes, otherBytes } = bytes;
    const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
    const cells = [htmlBytes, cssBytes, scriptBytes, fontBytes, imageBytes, otherBytes, all];
    return [path, ...cells.map(inKilobytes), String(requests), inKilobytes(touchBytes)];
  });
  for (const [path = "", ...cells] of [head, ...rows]) {
    print(path.padEnd(42) + cells.map((cell) => cell.padStart(12)).join(""));
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
