import { ensureChromium } from "./chromium.ts";
import { prepareRehearsal, publishRehearsal } from "./rehearsal/prepare.ts";
import { isInstalled } from "./rehearsal/release.ts";
import { checks, playwright, type Result, runAll, type Stage, summaryOf, vitest } from "./stages.ts";

function proof(name: string, ...args: string[]): Stage {
  return { name, command: ["node", "proofs/proof.ts", ...args] };
}

/** The steps of the README's test command, in order; the stages of one step run in parallel. */
const steps: readonly (readonly Stage[])[] = [
  [...checks, { name: "Build", command: ["node", "tools/build.ts"] }],
  // In parallel, because tests wait a third of the time: for restarts, timeouts, and an idle network.
  [
    vitest("Unit and integration tests"),
    proof("Contract probe", "contract"),
    proof("Torture on SQLite", "torture", "--strikes", "3"),
    proof("Torture on PostgreSQL", "torture", "--engine", "postgres", "--strikes", "1"),
    playwright("Browser journeys", "apps/web/e2e/playwright.config.ts"),
  ],
];

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const began = performance.now();
const results: Result[] = [];
process.stdout.write(`Browser journeys will run with ${ensureChromium()}.\n`);
for (const stages of steps) {
  process.stdout.write(`… ${stages.map(({ name }) => name).join(", ")}\n`);
  results.push(...(await runAll(stages)));
  // Later stages need the build.
  if (results.some(({ name, failed }) => name === "Build" && failed > 0)) break;
  if (isInstalled()) continue;
  process.once("exit", await prepareRehearsal());
  await publishRehearsal();
}
for (const line of summaryOf(results, (performance.now() - began) / 1_000)) process.stdout.write(`${line}\n`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
