import { checks, runAll } from "./stages.ts";

// `pnpm check`: everything that can be said about the sources without running them. All parts run, side by side, so
// that one run shows all findings.
const results = await runAll([...checks, { name: "Age of facts", command: ["node", "tools/facts-age.ts"] }], true);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
