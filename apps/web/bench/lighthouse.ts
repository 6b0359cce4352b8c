import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { ensureChromium } from "../../../tools/chromium.ts";

/** Of the few megabytes that the others need it would make two hundred, so it is installed when it is asked for. */
const version = "13.5.0";
const folder = join(import.meta.dirname, "../../../.cache", `lighthouse-${version}`);
const cli = join(folder, "node_modules/lighthouse/cli/index.js");

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's own format, as far as it is looked at. */
export type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
};

/**
 * A visit with a mid-range phone on slow 4G.
 * @param throttling `simulate` counts from an unthrottled visit what a slow one would be; `devtools` really slows it down
 * @param reportFile where the report goes, one file a visit
 * @throws Error when Lighthouse could not make its report
 */
export async function visit(
  url: string,
  throttling: "simulate" | "devtools",
  reportFile: string,
  looksAt: readonly string[] = categories,
): Promise<Report> {
  if (!existsSync(cli)) install();
  const flags = [
    ...[`--throttling-method=${throttling}`, `--only-categories=${looksAt.join()}`, "--quiet"],
    ...["--output=json", `--output-path=${reportFile}`, "--chrome-flags=--headless=new --no-sandbox --disable-gpu"],
  ];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  const child = spawn(process.execPath, [cli, url, ...flags], { env, stdio: ["ignore", "ignore", "inherit"] });
  await once(child, "exit");
  if (!existsSync(reportFile)) throw new Error(`Lighthouse made no report of ${url}.`);
  const report: Report = JSON.parse(await readFile(reportFile, "utf8"));
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** 0 to 100, in the order of the categories. */
export function scoresOf({ categories: scored }: Report): number[] {
  return categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100));
}

/** What keeps a page from a hundred, in Lighthouse's words. */
export function complaintsOf({ audits }: Report): string[] {
  const failed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return failed.map(({ title }) => title);
}

export type Timings = { lcpMs: number; interactiveMs: number; blockingMs: number; shift: number };

export function timingsOf({ audits }: Report): Timings {
  const measured = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    lcpMs: measured("largest-contentful-paint"),
    interactiveMs: measured("interactive"),
    blockingMs: measured("total-blocking-time"),
    shift: measured("cumulative-layout-shift"),
  };
}

function install(): void {
  const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
  const { status } = spawnSync("npm", [...args, `lighthouse@${version}`], { env, stdio: "inherit" });
  if (status !== 0) throw new Error("Lighthouse could not be installed.");
}
