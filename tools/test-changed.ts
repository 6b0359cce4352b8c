import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";

// `pnpm test:changed` runs the tests near a change in seconds. For a module of the server, it runs only the tests in
// the module's folder, because nearly every test of the server imports nearly every module.
const root = join(import.meta.dirname, "..");
const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim().split("\n");
const changed = [...git("diff", "--name-only", "origin/main"), ...git("ls-files", "--others", "--exclude-standard")];
const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, { cwd: root, stdio: "inherit" }).status === 0;

/** Returns a folder such as `apps/server/src/forms` or, for queries and the contract, the test of entry points. */
function serverTestsFor(path: string): string[] {
  if (/^packages\/(?:db|trpc-router)\/src/.test(path)) return ["apps/server/src/entry-points"];
  return path.startsWith("apps/server/src/") ? [path.split("/").slice(0, 4).join("/")] : [];
}

const near = ["packages/", "apps/web/", "tools/repository", ...new Set(changed.flatMap(serverTestsFor))];
const since = ["--changed", "origin/main", "--passWithNoTests"];
const isWell = run("vitest", "run", "--project", "parts", "--project", "site", ...since, ...near);
const journeys = changed.flatMap((path) => path.match(/^apps\/web\/(e2e\/.*\.spec\.ts)$/)?.[1] ?? []);
const areWell = journeys.length === 0 || run("pnpm", "test:browser", ...journeys);
process.stdout.write("Not run: PostgreSQL, the server's other folders, unchanged journeys\n");
process.exitCode = isWell && areWell ? 0 : 1;
