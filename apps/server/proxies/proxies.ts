import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBrowser } from "../../web/e2e/support/every-door.ts";
import { buildIfChanged } from "../src/cli/build-if-changed.ts";
import { caddy } from "./programs/caddy.ts";
import { makeCertificate } from "./programs/certificate.ts";
import { haproxy } from "./programs/haproxy.ts";
import { ensureProgram } from "./programs/install.ts";
import { nginx } from "./programs/nginx.ts";
import { freePorts, type ProxyKind } from "./programs/proxy.ts";
import type { Check } from "./promises.ts";
import { type Outcome, runWorld } from "./run-world.ts";
import { runUnit, whyNoSystemd } from "./systemd/systemd.ts";
import { tableOf } from "./table.ts";
import { host, nameOf, worldsOf } from "./worlds.ts";

// Runs the site behind real proxies, sends leads through all doors with Chromium and curl, and counts the stored rows;
// then runs the systemd unit. All of it listens on loopback.
const { values } = parseArgs({ options: { only: { type: "string" } } });
const wants = (name: string) => values.only === undefined || values.only === name;

for (const program of ["curl", "openssl"]) {
  if (ensureProgram(program, program) === null) throw new Error(`There is no ${program} on this machine.`);
}
const skipped: string[] = [];
const executables = new Map<ProxyKind, string>();
for (const proxy of [nginx, haproxy, caddy].filter(({ name }) => wants(name))) {
  const executable = ensureProgram(proxy.name, proxy.debianPackage);
  if (executable !== null) executables.set(proxy, executable);
  else skipped.push(`${proxy.name}: not installed, and can't be (Debian package ${proxy.debianPackage}, by root)`);
}
await buildIfChanged(print);

const [sitePort = 0, httpPort = 0, httpsPort = 0] = await freePorts(3);
const outcomes = await runWorlds();
print(`\n${tableOf(outcomes)}\n`);
const checks = outcomes.flatMap(({ world, checks }) =>
  checks.map((check) => ({ ...check, promise: `${nameOf(world)}: ${check.promise}` })),
);
if (wants("systemd")) checks.push(...(await checksOfUnit()));

const broken = checks.filter(({ isMet }) => !isMet);
for (const { promise } of broken) print(`FAIL ${promise}`);
for (const what of skipped) print(`SKIPPED ${what}`);
print(`${checks.length - broken.length} passed, ${broken.length} failed, ${skipped.length} skipped`);
process.exitCode = broken.length === 0 ? 0 : 1;

async function runWorlds(): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-proxies-"));
  const certificate = makeCertificate(folder, host);
  const place = { folder, upstream: `127.0.0.1:${sitePort}`, httpPort, httpsPort, certificate };
  const rules = [`MAP ${host}:80 127.0.0.1:${httpPort}`, `MAP ${host}:443 127.0.0.1:${httpsPort}`];
  const browser = await openBrowser(rules);
  const found: Outcome[] = [];
  try {
    for (const world of worldsOf([...executables.keys()])) {
      print(`${nameOf(world)} …`);
      const executable = world.proxy === null ? null : (executables.get(world.proxy) ?? null);
      found.push(await runWorld({ world, place, sitePort, browser, executable }));
    }
    return found;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checksOfUnit(): Promise<Check[]> {
  const obstacle = whyNoSystemd();
  if (obstacle !== null) {
    skipped.push(`systemd unit: ${obstacle}`);
    return [];
  }
  const found = await runUnit(sitePort);
  for (const { promise, isMet } of found) print(`${isMet ? "ok  " : "FAIL"} systemd unit: ${promise}`);
  return found.map((check) => ({ ...check, promise: `systemd unit: ${check.promise}` }));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
