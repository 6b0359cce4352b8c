import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { headersOf } from "../apps/server/src/notifications/testing/received-mail.ts";
import { openSmtpPeer } from "../apps/server/src/notifications/testing/smtp-peer.ts";
import { countUndelivered, readState } from "./torture/evidence.ts";
import { Killer } from "./torture/moments.ts";
import { Server } from "./torture/server.ts";
import { judge, type Verdict } from "./torture/verdict.ts";
import { Visitors } from "./torture/visitors.ts";

// Sends leads through all doors while the server is killed at random moments and started again, then looks whether
// every promise was kept: nothing acknowledged is lost or doubled, and everybody is told.
const { values } = parseArgs({
  options: { kills: { type: "string", default: "1000" }, seconds: { type: "string", default: "3600" } },
});
const killsMax = Number(values.kills);
const secondsMax = Number(values.seconds);
const visitorCount = 8;
const drainMsMax = 120_000;

const began = performance.now();
const secondsSoFar = () => Math.round((performance.now() - began) / 1000);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Kills and starts the server until it is enough; at the end it runs. Answers how often it was killed. */
async function torture(server: Server, killer: Killer, visitors: Visitors): Promise<number> {
  let kills = 0;
  while (kills < killsMax && secondsSoFar() < secondsMax) {
    server.start();
    await killer.killOnce();
    kills++;
    if (kills % 50 === 0) print(`${kills} kills, ${visitors.visits.length} leads, ${secondsSoFar()} s`);
  }
  server.start();
  return kills;
}

/** Waits until all is delivered, or for so long that what is left can only be lost. */
async function drain(file: string): Promise<void> {
  const end = performance.now() + drainMsMax;
  while (countUndelivered(file) > 0 && performance.now() < end) await delay(200);
}

function report(verdicts: readonly Verdict[]): number {
  for (const { promise, against } of verdicts) {
    print(
      `${against.length === 0 ? "ok  " : "FAIL"} ${promise}${against.length === 0 ? "" : ` (${against.length} times not)`}`,
    );
    for (const line of against.slice(0, 3)) print(`     ${line}`);
  }
  const failed = verdicts.filter(({ against }) => against.length > 0).length;
  print(`${verdicts.length - failed} passed, ${failed} failed`);
  return failed;
}

async function run(folder: string): Promise<number> {
  const file = join(folder, "site.db");
  const peer = await openSmtpPeer({ react: (step) => killer.onStep(step) });
  const server = new Server({ folder, smtpUrl: peer.url });
  const killer = new Killer(server);
  const visitors = new Visitors(server, () => killer.onRequest());
  visitors.start(visitorCount);
  const kills = await torture(server, killer, visitors);
  await visitors.end();
  await drain(file);
  await server.kill();
  await peer.close();

  const mails = peer.mails.map((mail) => ({ messageId: mail.messageId, subject: headersOf(mail, "subject").join() }));
  const state = readState(file);
  const { output, endedByItself } = server;
  const { visits, unexpected } = visitors;
  const acknowledged = visits.filter(({ references }) => references.length > 0).length;
  print(`
${kills} kills in ${secondsSoFar()} s (${Object.entries(killer.counts)
    .map(([moment, count]) => `${moment} ${count}`)
    .join(", ")})
${visits.length} people sent a lead in ${visitors.requests} requests; ${acknowledged} were told a reference, ${visitors.unanswered} requests were not answered
${state.leads.length} leads stored, ${mails.length} mails, of them ${mails.length - new Set(mails.map(({ messageId }) => messageId)).size} duplicates with the same Message-ID
${server.startsMs.length} starts until serving, the longest ${Math.max(...server.startsMs)} ms
`);
  return report(judge(state, { visits, mails, output, unexpected, endedByItself }));
}

const folder = mkdtempSync(join(tmpdir(), "site-torture-"));
const failed = await run(folder);
if (failed === 0) rmSync(folder, { recursive: true });
else print(`What is left lies in ${folder}`);
process.exitCode = failed === 0 ? 0 : 1;
