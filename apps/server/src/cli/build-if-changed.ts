import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");
const sources = [
  "apps/web/src",
  "apps/web/build",
  "apps/web/public",
  "apps/web/vite.config.ts",
  "packages/content/src",
  "packages/trpc-router/src",
  "pnpm-lock.yaml",
];
const stamp = join(root, "apps/web/dist/built-from.txt");
const made = /(?:^|\/)(?:generated|art)\/|\.(?:png|ico)$/;

/** Builds apps/web unless its sources are those of the last build. */
export async function buildIfChanged(say: (line: string) => void): Promise<void> {
  const state = stateOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  say("Building the pages (about half a minute the first time) …");
  const { status } = spawnSync(process.execPath, ["build/build.ts"], { cwd: join(root, "apps/web"), stdio: "inherit" });
  if (status !== 0) throw new Error("The build of apps/web failed; the lines above say why.");
  writeFileSync(stamp, stateOfSources());
}

/** Names, sizes and times of all source files: enough to see a change, quick enough for every start. */
function stateOfSources(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).toSorted()
      : [""];
    for (const file of files) {
      const entry = statSync(join(path, file));
      if (entry.isFile() && !made.test(file)) hash.update(`${source}/${file} ${entry.size} ${entry.mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}
