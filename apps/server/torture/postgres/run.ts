import { join } from "node:path";
import { PostgresCluster } from "@site/db/test/postgres-cluster";
import { createDatabase, mountTablespaceDisk } from "@site/db/test/server-faults";
import { openSmtpPeer } from "../../src/notifications/test/smtp-peer.ts";
import { drain } from "../drain.ts";
import type { Store } from "../evidence.ts";
import { Killer } from "../moments.ts";
import { figures } from "../report.ts";
import { type Outcome, type RunOptions, visitorCount } from "../run.ts";
import { Server } from "../server.ts";
import { judge, mailsOf, type Verdict } from "../verdict.ts";
import { Visitors } from "../visitors.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { postgresStore } from "./store.ts";

const databaseName = "torture";
const diskMebibytes = 512;

/** Runs two instances on one PostgreSQL server. Every kind of fault strikes several times, and then is judged. */
export async function tortureOnPostgres(options: RunOptions): Promise<Outcome> {
  const { folder } = options;
  const cluster = await PostgresCluster.open();
  const disk = mountTablespaceDisk(diskMebibytes);
  process.once("exit", () => disk?.unmount());
  const url = await createDatabase(cluster, databaseName, disk?.folder);
  let aimed: Killer | null = null;
  const peer = await openSmtpPeer({ react: (step) => aimed?.onStep(step) ?? "go on" });
  const spools = ["one", "other"].map((name) => join(folder, `spool-${name}`));
  const instances = spools.map((spool) => {
    const server = new Server({ folder, smtpUrl: peer.url, env: { DATABASE_URL: url, SPOOL_DIR: spool } });
    return { server, killer: new Killer(server) };
  });
  const servers = instances.map(({ server }) => server);
  // Sends the signals at once, also when this process ends because of an error.
  process.once("exit", () => {
    for (const server of servers) void server.kill();
    void cluster.stop("immediate");
  });
  const visitors = new Visitors(servers, () => aimed?.onRequest());
  const aim = (killer: Killer) => {
    aimed = killer;
  };
  const faults = faultsOf({ cluster, databaseName, disk, instances, aim });

  // At once, on an empty database: one migrates, the other waits.
  for (const server of servers) server.start();
  const verdicts: Verdict[] = [];
  const world = { servers, visitors, spools, peer, store: postgresStore(url) };
  for (const fault of faults.filter(({ obstacle }) => obstacle === null))
    verdicts.push(...(await judgeFault(fault, world, options)));
  await Promise.all(servers.map((server) => server.kill()));
  await peer.close();
  await cluster.close();
  disk?.unmount();
  const skipped = faults.flatMap(({ name, obstacle }) => (obstacle === null ? [] : [`${name}: ${obstacle}`]));
  return { verdicts, skipped };
}

type World = {
  servers: readonly Server[];
  visitors: Visitors;
  spools: readonly string[];
  peer: Awaited<ReturnType<typeof openSmtpPeer>>;
  store: Store;
};

/** Runs one kind of fault under load, waits until everything is stored and delivered, and judges what it cost. */
async function judgeFault(fault: Fault, world: World, options: RunOptions): Promise<Verdict[]> {
  const { servers, visitors, spools, peer, store } = world;
  const { print } = options;
  print(`\n${fault.name}`);
  await Promise.all(servers.map((server) => server.url));
  const began = performance.now();
  const [outputOf, endsOf, unexpectedOf] = [
    sinceNow(servers, ({ output }) => output),
    sinceNow(servers, ({ endedByItself }) => endedByItself),
    sinceNow([visitors], ({ unexpected }) => unexpected),
  ];
  visitors.start(visitorCount);
  const strikes = { [fault.name]: await strike(fault, options) };
  await visitors.end();
  await drain(store, spools, print);
  const state = await store.readState();
  const mails = mailsOf(peer);
  const seconds = Math.round((performance.now() - began) / 1000);
  for (const line of figures({ what: "strikes", strikes, servers, visitors, state, mails }, seconds)) print(line);
  const output = outputOf();
  const { visits } = visitors;
  const judged = judge(state, { visits, mails, output, unexpected: unexpectedOf(), endedByItself: endsOf() });
  const isReached = fault.trace?.test(output.join("")) ?? true;
  const reached = { promise: "the fault reached the instances", against: isReached ? [] : ["the log has no trace"] };
  return [...judged, reached].map((verdict) => ({ ...verdict, promise: `${fault.name}: ${verdict.promise}` }));
}

/** @returns a function that returns the lines that were added since this call */
function sinceNow<T>(sources: readonly T[], linesOf: (source: T) => readonly string[]): () => string[] {
  const before = sources.map((source) => linesOf(source).length);
  return () => sources.flatMap((source, index) => linesOf(source).slice(before[index]));
}

/** @returns how often the fault struck before the time was up */
async function strike(fault: Fault, { strikes, secondsMax }: RunOptions): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < strikes; count++) {
    if (performance.now() - began > secondsMax * 1000) return count;
    await fault.strike();
  }
  return strikes;
}
