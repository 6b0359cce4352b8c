import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { ensureChromium } from "../chromium.ts";

/** Installed when it is asked for, because it takes two hundred megabytes and is seldom needed. */
const version = "13.5.0";
const folder = join(import.meta.dirname, "../../.cache", `lighthouse-${version}`);
const cli = join(folder, "node_modules/lighthouse/cli/index.js");

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The part of Lighthouse's own format that is read here. */
export type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
};

/**
 * A visit with a mid-range phone on slow 4G.
 * @param throttling `simulate` computes from an unthrottled visit what a slow one would be; `devtools` slows it down
 * @param reportFile where the report goes, one file a visit
 * @throws Error when Lighthouse could not make its report
 */
export async function visit(url: string, throttling: "simulate" | "devtools", reportFile: string): Promise<Report> {
  if (!existsSync(cli)) install();
  const looksAt = throttling === "simulate" ? categories : ["performance"];
  const flags = [
    ...[`--throttling-method=${throttling}`, `--only-categories=${looksAt.join()}`, "--quiet", "--output=json"],
    ...[`--output-path=${reportFile}`, "--chrome-flags=--headless=new --no-sandbox --disable-gpu"],
  ];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  await once(spawn(process.execPath, [cli, url, ...flags], { env, stdio: ["ignore", "ignore", "inherit"] }), "exit");
  if (!existsSync(reportFile)) throw new Error(`Lighthouse made no report of ${url}.`);
  const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function install(): void {
  const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
  const { status } = spawnSync("npm", [...args, `lighthouse@${version}`], { env, stdio: "inherit" });
  if (status !== 0) throw new Error("Lighthouse could not be installed.");
}
