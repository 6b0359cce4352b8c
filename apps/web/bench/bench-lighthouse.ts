import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../../../packages/db/src/test/free-port.ts";
import { median } from "../../server/bench/figures.ts";
import { startLimit, startProduct } from "../../server/bench/product.ts";
import { columnsOf } from "../../server/bench/table.ts";
import { buildIfChanged } from "../../server/src/cli/build-if-changed.ts";
import { pageKinds } from "../e2e/support/page-kinds.ts";
import { categories, complaintsOf, type Report, scoresOf, type Timings, timingsOf, visit } from "./lighthouse.ts";

// Visits every kind of page with Lighthouse: its four scores, simulated, and how soon the page is there and hydrated on a
// line that is really slow, against a page of text in the same run. Reports; a missed aim is no failure.
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    page: { type: "string", multiple: true },
    json: { type: "boolean", default: false },
  },
});
const paths: readonly string[] = values.page ?? pageKinds;
const runs = Array.from({ length: Number(values.runs) }, (_, run) => run);
const folder = mkdtempSync(join(tmpdir(), "site-lighthouse-"));
const textFile = join(folder, "text.html");
const text = "A page of text, and nothing else.";
writeFileSync(
  textFile,
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Text</title><p>${text}`,
);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const say = (line: string) => void process.stderr.write(`${line}\n`);

await buildIfChanged(say);
// Canonical links name the port, so it is chosen before.
const product = await startProduct(join(folder, "site.db"), { PORT: String(await freePort()) });
const bare = await startLimit("bare-page", { BODY_FILE: textFile });

const pages: Awaited<ReturnType<typeof measure>>[] = [];
for (const path of paths) {
  say(`${path} …`);
  pages.push(await measure(path));
}
await Promise.all([product.stop(), bare.stop()]);
for (const line of values.json ? [JSON.stringify(pages, null, 2)] : report()) process.stdout.write(`${line}\n`);

async function measure(path: string) {
  const simulated: Report[] = [];
  const applied: { page: Timings; text: Timings }[] = [];
  const file = () => join(folder, `${crypto.randomUUID()}.json`);
  for (const _run of runs) {
    simulated.push(await visit(product.url + path, "simulate", file()));
    const page = timingsOf(await visit(product.url + path, "devtools", file()));
    applied.push({ page, text: timingsOf(await visit(`${bare.url}/`, "devtools", file())) });
  }
  const middle = (of: (pair: { page: Timings; text: Timings }) => number) => median(applied.map(of));
  return {
    path,
    scores: categories.map((_, index) => median(simulated.map((each) => scoresOf(each)[index] ?? 0))),
    lcpMs: middle(({ page }) => page.lcpMs),
    lcpRatio: middle((pair) => pair.page.lcpMs / pair.text.lcpMs),
    interactiveMs: middle(({ page }) => page.interactiveMs),
    interactiveRatio: middle((pair) => pair.page.interactiveMs / pair.text.interactiveMs),
    blockingMs: middle(({ page }) => page.blockingMs),
    shift: middle(({ page }) => page.shift),
    complaints: [...new Set(simulated.flatMap(complaintsOf))],
  };
}

function report(): string[] {
  const head = ["page", ...categories, "LCP ms", "/ text", "interactive ms", "/ text", "blocking ms", "shift"];
  const rows = pages.map((page) => [
    ...[page.path, ...page.scores.map(String)],
    ...[page.lcpMs.toFixed(0), `${page.lcpRatio.toFixed(2)} ×`],
    ...[page.interactiveMs.toFixed(0), `${page.interactiveRatio.toFixed(2)} ×`],
    ...[page.blockingMs.toFixed(0), page.shift.toFixed(3)],
  ]);
  const complaints = pages.flatMap((page) => page.complaints.map((complaint) => `${page.path}: ${complaint}`));
  return [
    ...columnsOf(head, rows, new Set([0])),
    "Aims: scores of 100; LCP ≤ 1.2 × and interactive ≤ 1.3 × a page of text; blocking ≤ 10 ms, shift 0.",
    ...complaints,
  ];
}
