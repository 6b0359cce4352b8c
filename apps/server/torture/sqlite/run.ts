import { join } from "node:path";
import { openSmtpPeer } from "../../src/notifications/test/smtp-peer.ts";
import { drain } from "../drain.ts";
import { Killer } from "../moments.ts";
import { figures } from "../report.ts";
import { type Outcome, type RunOptions, visitorCount } from "../run.ts";
import { Server } from "../server.ts";
import { judge, mailsOf } from "../verdict.ts";
import { Visitors } from "../visitors.ts";
import { sqliteStore } from "./store.ts";

/** Kills the one server at random moments and restarts it. */
export async function tortureOnSqlite({ folder, strikes, secondsMax, print }: RunOptions): Promise<Outcome> {
  const began = performance.now();
  const secondsSoFar = () => Math.round((performance.now() - began) / 1000);
  const peer = await openSmtpPeer({ react: (step) => killer.onStep(step) });
  const server = new Server({ folder, smtpUrl: peer.url });
  const killer = new Killer(server);
  const visitors = new Visitors([server], () => killer.onRequest());
  process.once("exit", () => void server.kill());

  visitors.start(visitorCount);
  for (let kills = 1; kills <= strikes && secondsSoFar() < secondsMax; kills++) {
    server.start();
    await killer.killOnce();
    if (kills % 50 === 0) print(`${kills} kills, ${visitors.visits.length} people, ${secondsSoFar()} s`);
  }
  // The last start, without a kill: waiting visitors get their answers, and undelivered messages are delivered.
  server.start();
  await visitors.end();
  const store = sqliteStore(join(folder, "site.db"));
  await drain(store, [join(folder, "spool")], print);
  await server.kill();
  await peer.close();

  const mails = mailsOf(peer);
  const state = await store.readState();
  const seconds = secondsSoFar();
  for (const line of figures(
    { what: "kills", strikes: killer.counts, servers: [server], visitors, state, mails },
    seconds,
  ))
    print(line);
  const { visits, unexpected } = visitors;
  const { output, endedByItself } = server;
  return { verdicts: judge(state, { visits, mails, output, unexpected, endedByItself }), skipped: [] };
}
