import { buildIfChanged } from "../../apps/server/src/cli/build-if-changed.ts";
import { print, runProgram } from "../program.ts";
import { comparisons } from "./comparisons.ts";

const help = `Compares the product with one bare Fastify server that does the same job, in turn, on this host (Linux). Speed is
their ratio. No aim is judged; the run fails when an answer is missing or an acknowledged lead is not stored.

pnpm proof bench [--only NAME]… [--rounds N] [--seconds N] [--connections N]

--only         ${Object.keys(comparisons).join(" ")} (default: all)
--rounds       how often both sides are measured (default: 5)
--seconds      of load for each side and round (default: 2)
--connections  of the load (default: 32)`;

const options = {
  only: { type: "string", multiple: true, default: Object.keys(comparisons) },
  rounds: { type: "string", default: "5" },
  seconds: { type: "string", default: "2" },
  connections: { type: "string", default: "32" },
} as const;

await runProgram(help, options, async ({ only, rounds, seconds, connections }, all) => {
  await buildIfChanged(print);
  print(`${"".padEnd(61)} ${"product".padStart(9)} ${"bare".padStart(9)} ${"ratio".padStart(8)}`);
  for (const name of only) {
    const compare = comparisons[name];
    if (compare === undefined) throw new Error(`--only knows no ${name}.`);
    await using opened = new AsyncDisposableStack();
    all.defer(() => opened.disposeAsync());
    await compare({ rounds: Number(rounds), seconds: Number(seconds), connections: Number(connections), opened });
  }
  return true;
});
