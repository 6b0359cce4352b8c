import { ensureChromium } from "./chromium.ts";
import { prepareRehearsal, publishRehearsal } from "./rehearsal/prepare.ts";
import { checks, playwright, type Result, runAll, type Stage, summaryOf, vitest } from "./stages.ts";

function proof(name: string, ...args: string[]): Stage {
  return { name, command: ["node", "proofs/proof.ts", ...args] };
}

/** These stages need the published pages. They run in parallel, because tests spend much time waiting. */
const siteStages: readonly Stage[] = [
  vitest("Unit and integration tests"),
  proof("Torture on SQLite", "torture", "--strikes", "3"),
  proof("Torture on PostgreSQL", "torture", "--engine", "postgres", "--strikes", "1"),
  playwright("Browser journeys", "apps/web/e2e/playwright.config.ts"),
];

async function testBuild(): Promise<Result[]> {
  const built = await runAll([{ name: "Build", command: ["node", "tools/build.ts"] }]);
  if (built.some(({ failed }) => failed > 0)) return built;
  const contract = runAll([proof("Contract probe", "contract")]);
  process.once("exit", await prepareRehearsal());
  await publishRehearsal();
  return [...built, ...(await runAll(siteStages)), ...(await contract)];
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const began = performance.now();
process.stdout.write(`Browser journeys will run with ${ensureChromium()}.\n`);
const results = (await Promise.all([runAll(checks), testBuild()])).flat();
for (const line of summaryOf(results, (performance.now() - began) / 1_000)) process.stdout.write(`${line}\n`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
