import { print } from "./program.ts";

const programs = ["torture", "proxies", "contract", "bench", "old-browser"];

const [name = ""] = process.argv.splice(2, 1);
if (!programs.includes(name)) {
  print(`pnpm proof ${programs.join("|")} [--help]`);
  process.exitCode = 2;
} else await import(`./${name}.ts`);
