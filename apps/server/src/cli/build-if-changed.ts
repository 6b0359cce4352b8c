import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashInputs, inputsHashFile } from "@site/web/build/inputs";

const root = join(import.meta.dirname, "../../../..");

/**
 * Builds apps/web, unless its last build has the same input hash. Writes nothing then, so that a read-only copy can
 * start.
 * @throws Error with one sentence for the operator when the build fails
 */
export async function buildIfChanged(print: (line: string) => void): Promise<void> {
  const builtFrom = join(root, inputsHashFile);
  if (existsSync(builtFrom) && readFileSync(builtFrom, "utf8") === hashInputs(root)) return;
  print("Building the pages (about half a minute the first time) …");
  const { status } = spawnSync(process.execPath, ["build/build.ts"], { cwd: join(root, "apps/web"), stdio: "inherit" });
  if (status !== 0) throw new Error("The build of apps/web failed; the lines above say why.");
}
