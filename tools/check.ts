import { checks, runAll } from "./stages.ts";

const results = await runAll([...checks, { name: "Age of facts", command: ["node", "tools/facts-age.ts"] }], true);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
