import { print } from "./program.ts";

const programs: Readonly<Record<string, string>> = {
  torture: "./torture/torture.ts",
  proxies: "./proxies.ts",
  contract: "./contract.ts",
  bench: "./bench.ts",
  "old-browser": "./old-browser.ts",
};

const [name = ""] = process.argv.splice(2, 1);
const program = programs[name];
if (program === undefined) {
  print(`pnpm proof ${Object.keys(programs).join("|")} [--help]`);
  process.exitCode = 2;
} else await import(program);
