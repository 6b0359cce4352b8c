import { checks, runAll } from "./stages.ts";

// `pnpm check` runs all checks that don't execute the sources. An outdated fact causes only a warning.
const results = await runAll([...checks, { name: "Age of facts", command: ["node", "tools/facts-age.ts"] }], true);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
