import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../../../packages/db/src/test/free-port.ts";
import { median } from "../../server/bench/figures.ts";
import { startProduct } from "../../server/bench/product.ts";
import { columnsOf } from "../../server/bench/table.ts";
import { buildIfChanged } from "../../server/src/cli/build-if-changed.ts";
import { type Timings, timingsOf, visit } from "./lighthouse.ts";

// Compares this tree with another built one on a really slow line. The visits take turns, so that a change of the
// machine's load meets both. Fails where this tree is slower than the limits allow.
const { values } = parseArgs({
  options: {
    /** Root of the other tree, with its node_modules and apps/web/dist. */
    before: { type: "string" },
    runs: { type: "string", default: "9" },
    page: { type: "string", multiple: true, default: ["/", "/states/texas", "/physician-credentialing", "/blog"] },
  },
});
if (values.before === undefined) throw new Error("--before <root of a built tree> is missing.");
const limits = { lcpRatio: 1.03, interactiveRatio: 1.1, blockingMs: 20 };

const folder = mkdtempSync(join(tmpdir(), "site-compare-"));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const say = (line: string) => void process.stderr.write(`${line}\n`);

await buildIfChanged(say);
const before = await startProduct(join(folder, "before.db"), await ownPort(), resolve(values.before));
const after = await startProduct(join(folder, "after.db"), await ownPort());
const rows: string[][] = [];
for (const path of values.page) {
  const row = await compare(path);
  say(row.join("  "));
  rows.push(row);
}
await Promise.all([before.stop(), after.stop()]);

const head = ["page", "LCP ms", "before", "ratio", "interactive ms", "before", "ratio", "blocking ms", "before", ""];
for (const line of columnsOf(head, rows, new Set([0]))) process.stdout.write(`${line}\n`);
process.stdout.write("Limits: LCP ≤ 1.03 × and interactive ≤ 1.10 × the build before; blocking ≤ 20 ms.\n");

async function ownPort(): Promise<{ PORT: string }> {
  return { PORT: String(await freePort()) };
}

async function compare(path: string): Promise<string[]> {
  const [old, own]: [Timings[], Timings[]] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1) {
    old.push(await measure(before.url + path));
    own.push(await measure(after.url + path));
  }
  const middle = (of: (timings: Timings) => number) => [median(own.map(of)), median(old.map(of))] as const;
  const [lcp, lcpBefore] = middle(({ lcpMs }) => lcpMs);
  const [interactive, interactiveBefore] = middle(({ interactiveMs }) => interactiveMs);
  const [blocking, blockingBefore] = middle(({ blockingMs }) => blockingMs);
  const isSlower =
    lcp / lcpBefore > limits.lcpRatio ||
    interactive / interactiveBefore > limits.interactiveRatio ||
    blocking > limits.blockingMs;
  if (isSlower) process.exitCode = 1;
  const figures = [lcp, lcpBefore, interactive, interactiveBefore, blocking, blockingBefore].map((ms) => ms.toFixed(0));
  return [
    ...[path, ...figures.slice(0, 2), (lcp / lcpBefore).toFixed(3)],
    ...[...figures.slice(2, 4), (interactive / interactiveBefore).toFixed(3)],
    ...[...figures.slice(4), isSlower ? "FAIL" : "ok"],
  ];
}

async function measure(url: string): Promise<Timings> {
  return timingsOf(await visit(url, "devtools", join(folder, `${crypto.randomUUID()}.json`), ["performance"]));
}
