import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../src/cli/build-if-changed.ts";
import { verdictLines } from "../torture/report.ts";
import type { Verdict } from "../torture/verdict.ts";
import { balancersOf } from "./instances/balancers.ts";
import { runBehind } from "./instances/run-instances.ts";
import { ensureProgram } from "./programs/install.ts";
import { freePorts } from "./programs/proxy.ts";

// Runs two instances on one PostgreSQL server behind a real proxy, under load: one is killed and started again, both
// are replaced one after the other, and the database is away for a moment. All of it listens on loopback.
const { values } = parseArgs({ options: { only: { type: "string" } } });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const [port = 0, operationsPort = 0, otherPort = 0, otherOperationsPort = 0, httpPort = 0, httpsPort = 0] =
  await freePorts(6);
const instances = [
  { port, operationsPort },
  { port: otherPort, operationsPort: otherOperationsPort },
] as const;

if (ensureProgram("openssl", "openssl") === null) throw new Error("There is no openssl on this machine.");
await buildIfChanged(print);
const verdicts: Verdict[] = [];
for (const proxy of balancersOf(instances)) {
  if (values.only !== undefined && values.only !== proxy.name) continue;
  const executable = ensureProgram(proxy.name, proxy.debianPackage);
  if (executable === null) {
    print(`SKIPPED ${proxy.name}: not installed, and can't be (Debian package ${proxy.debianPackage}, by root)`);
    continue;
  }
  print(`\n${proxy.name}`);
  const folder = mkdtempSync(join(tmpdir(), "site-instances-"));
  const judged = await runBehind({ proxy, executable, instances, folder, httpPort, httpsPort, print });
  verdicts.push(...judged.map((verdict) => ({ ...verdict, promise: `${proxy.name}: ${verdict.promise}` })));
  rmSync(folder, { recursive: true, force: true });
}
for (const line of verdictLines(verdicts)) print(line);
process.exitCode = verdicts.every(({ against }) => against.length === 0) ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
