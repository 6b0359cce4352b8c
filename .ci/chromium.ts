import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const webPackage = join(root, "apps/web/package.json");
const playwrightCli = join(root, "apps/web/node_modules/@playwright/test/cli.js");
/** The shell first, because it has no window to draw: the browser journeys need a third less CPU with it. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const isRoot = process.getuid?.() === 0;

/** Root can't use Chromium's sandbox; the other switches stop requests to hosts other than the site. */
export const chromiumArgs: string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-gpu",
  "--disable-component-update",
  "--disable-sync",
  // The address bar's two pages cost more than a page of the site, in every window. Chromium reads only the last list
  // of features, so that this one repeats those that Playwright would disable and that matter here.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints,Translate",
];

/**
 * Path of a Chromium, which is installed if this machine has none.
 * @throws Error with one sentence for people when it can't be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;

  print("No Chromium on this machine. Asking Playwright for one …");
  run(process.execPath, [playwrightCli, "install", "--no-shell", "chromium"], 90_000);
  const downloaded = findChromium();
  if (downloaded !== null) return downloaded;

  if (isRoot && existsSync("/etc/debian_version")) {
    print("Playwright's download is out of reach. Installing the Debian package …");
    run("apt-get", ["update"], 120_000);
    // Older releases of Debian have no package of the shell.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      run("apt-get", ["install", "-y", "--no-install-recommends", name], 300_000);
      const installed = findChromium();
      if (installed !== null) return installed;
    }
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

/** The path of Playwright's own download, whether or not it exists. */
function playwrightsOwn(): string {
  const { chromium } = createRequire(webPackage)("@playwright/test"); // no dependency of the root
  return chromium.executablePath();
}

/** Whether the program starts: a download without its shared libraries does not. */
function runs(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function run(command: string, args: string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout, env }).status === 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
