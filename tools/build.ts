import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFrom, hashInputs } from "../apps/web/build/inputs.ts";

const root = join(import.meta.dirname, "..");
const builds = { web: "build/build.ts", server: "build.ts" };

/** Writes nothing if no source has changed, so that a read-only copy of the repository can start too. */
export function buildIfChanged(): void {
  for (const app of ["web", "server"] as const) {
    const hash = join(root, builtFrom(app));
    if (existsSync(hash) && readFileSync(hash, "utf8") === hashInputs(root, app)) continue;
    process.stdout.write(`Building apps/${app}${app === "web" ? " (about half a minute the first time)" : ""} …\n`);
    const { status } = spawnSync(process.execPath, [builds[app]], { cwd: join(root, "apps", app), stdio: "inherit" });
    if (status !== 0) throw new Error(`The build of apps/${app} failed; the lines above say why.`);
  }
}

if (import.meta.main)
  try {
    buildIfChanged();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
