import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const webPackage = join(root, "apps/web/package.json");
const playwrightCli = join(root, "apps/web/node_modules/@playwright/test/cli.js");
const names = ["chromium", "chromium-browser", "google-chrome"];
const isRoot = process.getuid?.() === 0;

/** Root may not use Chromium's sandbox; the rest keeps it from talking to anyone but the site. */
export const chromiumArgs: string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-gpu",
  "--disable-component-update",
  "--disable-sync",
  // The address bar's two pages cost more than a page of the site, for every window. Only the last list of features
  // counts, so what Playwright's own would switch off and matters here is named again.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints,Translate",
];

/**
 * Path of a Chromium on this machine, which is installed when there is none.
 * @throws Error with one sentence for people when there is none and none can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;

  say("No Chromium on this machine. Asking Playwright for one …");
  run(process.execPath, [playwrightCli, "install", "--no-shell", "chromium"], 90_000);
  const downloaded = findChromium();
  if (downloaded !== null) return downloaded;

  if (isRoot && existsSync("/etc/debian_version")) {
    say("Playwright's download is out of reach. Installing the Debian package …");
    if (run("apt-get", ["update"], 120_000)) {
      run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], 300_000);
    }
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error("No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to its executable.");
}

function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which can't be run.`);
  }
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
  return installed ?? [playwrightsOwn()].find(runs) ?? null;
}

/** Where Playwright's own download is, or would be. */
function playwrightsOwn(): string {
  const { chromium } = createRequire(webPackage)("@playwright/test"); // no dependency of the root
  return chromium.executablePath();
}

/** A download without the libraries that it needs is there but doesn't run. */
function runs(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function run(command: string, args: string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout, env }).status === 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
