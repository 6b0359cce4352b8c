import { setTimeout as delay } from "node:timers/promises";
import { prepareRehearsal } from "../tools/rehearsal/prepare.ts";
import type { RehearsedSite } from "../tools/rehearsal/site.ts";
import { print, printVerdicts, runProgram, type Verdict } from "./program.ts";
import { type Fault, setUpPostgres, setUpSqlite } from "./torture/faults.ts";
import { judge, waitingIn } from "./torture/judge.ts";
import { Visitors } from "./torture/visitors.ts";

const help = `Sends leads through all entry points while faults strike at random moments, then counts the leads: no acknowledged
lead may be lost, none may be stored twice, and every notification must arrive.

pnpm proof torture [--engine sqlite|postgres] [--strikes N]

--engine    sqlite: one server, which is killed; another program checkpoints its file; its disk fills up. postgres: two
            servers, one of which is killed; PostgreSQL is stopped, its connections are cut (default: sqlite)
--strikes   how often each fault strikes (default: 1000 on sqlite, 50 on postgres; a disk fills up for every tenth),
            but no longer than an hour`;

const options = {
  engine: { type: "string", default: "sqlite" },
  strikes: { type: "string" },
} as const;

const visitorCount = 8;
const fullDisksMax = 20;
const strikingMsMax = 3_600_000;
const outageMsMax = 60_000;

await runProgram(help, options, async ({ engine, strikes }, opened) => {
  const [setUp, usual] = engine === "postgres" ? [setUpPostgres, "50"] : [setUpSqlite, "1000"];
  opened.defer(await prepareRehearsal());
  const { sites, faults } = await setUp(opened);
  const visitors = new Visitors(sites.map(({ server }) => server));
  const verdicts: Verdict[] = [];
  for (const fault of faults) {
    visitors.start(visitorCount);
    verdicts.push(await strikeWith(fault, sites, Number(strikes ?? usual)));
    await visitors.end();
    print(`${fault.name}: ${visitors.visits.length} people so far`);
  }
  return printVerdicts([...(await judge(sites, visitors)), ...verdicts]);
});

async function strikeWith({ name, trace, strike }: Fault, sites: readonly RehearsedSite[], strikesMax: number) {
  const servers = sites.map(({ server }) => server);
  await Promise.all(servers.map((server) => server.url));
  const before = servers.map(({ output }) => output.length);
  const began = performance.now();
  const strikes = name.includes("disk") ? Math.min(Math.ceil(strikesMax / 10), fullDisksMax) : strikesMax;
  for (let count = 1; count <= strikes && performance.now() - began < strikingMsMax; count += 1) {
    // An outage is logged only once. A second fault during the same outage would leave no trace in the log, so we wait
    // for its end.
    for (let waitedMs = 0; waitingIn(sites) > 0 && waitedMs < outageMsMax; waitedMs += 100) await delay(100);
    await strike();
    if (count % 50 === 0) print(`${name}: ${count} times in ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  const log = servers.map(({ output }, index) => output.slice(before[index])).join("");
  const isReached = trace?.test(log) ?? true;
  return { promise: `the servers noticed: ${name}`, against: isReached ? [] : ["the log has no trace of it"] };
}
