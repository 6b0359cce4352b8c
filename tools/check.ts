import { checks, runAll } from "./stages.ts";

// `pnpm check`: all checks of the sources that don't run them. The age of a fact is a warning and fails nothing.
const results = await runAll([...checks, { name: "Age of facts", command: ["node", "tools/facts-age.ts"] }], true);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
