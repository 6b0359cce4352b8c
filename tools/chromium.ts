import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** With the headless shell, the browser journeys take a third less CPU time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const isRoot = process.getuid?.() === 0;

export const chromiumArgs: string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-gpu",
  "--disable-component-update",
  "--disable-sync",
  // Chromium reads only the last list of this option, so the list also has the features that Playwright disables.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints,Translate",
];

export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given)) throw new Error(`CHROMIUM_PATH is ${given}, which can't be run.`);
  const found = given || findChromium();
  if (found) return found;

  const packages = isRoot && existsSync("/etc/debian_version") ? ["chromium-headless-shell", "chromium"] : [];
  const attempts = [
    `"${process.execPath}" "${join(import.meta.dirname, "node_modules/@playwright/test/cli.js")}" install --no-shell chromium`,
    ...packages.map((name) => `apt-get update && apt-get install -y --no-install-recommends ${name}`),
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of attempts) {
    process.stdout.write("No Chromium on this machine. Installing one …\n");
    spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"], timeout: 300_000, env });
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    "No Chromium was found, and none could be installed. Install one, or set CHROMIUM_PATH to its executable.",
  );
}

function findChromium(): string | null {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(runs) ?? null;
}

/** A downloaded Chromium can't start if shared libraries are missing. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
