import { checks, runAll } from "./stages.ts";

// `pnpm check`: every check of the sources that doesn't run them. All checks run, in parallel, so that one run shows
// all findings.
const results = await runAll([...checks, { name: "Age of facts", command: ["node", "tools/facts-age.ts"] }], true);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
