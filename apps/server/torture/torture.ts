import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../src/cli/build-if-changed.ts";
import { headersOf } from "../src/notifications/test/received-mail.ts";
import { openSmtpPeer } from "../src/notifications/test/smtp-peer.ts";
import { countUndelivered, readState } from "./evidence.ts";
import { Killer } from "./moments.ts";
import { figures, verdictLines } from "./report.ts";
import { Server } from "./server.ts";
import { judge } from "./verdict.ts";
import { Visitors } from "./visitors.ts";

// Sends leads through all doors while the server is killed at random moments and restarted, then checks every promise:
// no acknowledged lead is lost or doubled, and every notification is delivered.
const { values } = parseArgs({
  options: { kills: { type: "string", default: "1000" }, seconds: { type: "string", default: "3600" } },
});
const killsMax = Number(values.kills);
const secondsMax = Number(values.seconds);
const visitorCount = 8;
const stallMsMax = 30_000;

await buildIfChanged(print);
const began = performance.now();
const secondsSoFar = () => Math.round((performance.now() - began) / 1000);

const folder = mkdtempSync(join(tmpdir(), "site-torture-"));
const file = join(folder, "site.db");
const peer = await openSmtpPeer({ react: (step) => killer.onStep(step) });
const server = new Server({ folder, smtpUrl: peer.url });
const killer = new Killer(server);
const visitors = new Visitors(server, () => killer.onRequest());
// Kills the server when this process exits.
process.once("exit", () => void server.kill());
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

visitors.start(visitorCount);
for (let kills = 1; kills <= killsMax && secondsSoFar() < secondsMax; kills++) {
  server.start();
  await killer.killOnce();
  if (kills % 50 === 0) print(`${kills} kills, ${visitors.visits.length} people, ${secondsSoFar()} s`);
}
// The last start, without a kill: waiting visitors get their answers, and undelivered messages are delivered.
server.start();
await visitors.end();
await drain();
await server.kill();
await peer.close();

const mails = peer.mails.map((mail) => ({ messageId: mail.messageId, subject: headersOf(mail, "subject").join() }));
const state = readState(file);
const { visits, unexpected } = visitors;
const { output, endedByItself } = server;
const verdicts = judge(state, { visits, mails, output, unexpected, endedByItself });
for (const line of figures({ killer, server, visitors, state, mails }, secondsSoFar())) print(line);
for (const line of verdictLines(verdicts)) print(line);

const failed = verdicts.some(({ against }) => against.length > 0);
if (failed) process.stderr.write(`What is left lies in ${folder}.\n`);
else rmSync(folder, { recursive: true });
process.exitCode = failed ? 1 : 0;

/** Waits until the outbox is empty or makes no progress, because the time depends on the number of messages. */
async function drain(): Promise<void> {
  let left = countUndelivered(file);
  let progressAt = performance.now();
  print(`${left} messages left to deliver, ${secondsSoFar()} s`);
  while (left > 0 && performance.now() - progressAt < stallMsMax) {
    await delay(200);
    const now = countUndelivered(file);
    if (now < left) progressAt = performance.now();
    left = now;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
