import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { PostgresCluster } from "@site/db/test/postgres-cluster";
import { cutConnections, type SmallDisk } from "@site/db/test/server-faults";
import type { Killer } from "../moments.ts";
import type { Server } from "../server.ts";

export type Fault = {
  name: string;
  /** Causes the fault at a random moment, and ends it. Both instances run, or start, when this resolves. */
  strike: () => Promise<void>;
  /** What the instances log when the fault reaches them; null: nothing. */
  trace: RegExp | null;
  /** Why this machine or user can't cause the fault; null: it can. */
  obstacle: string | null;
};

/** databaseName: whose connections are cut · disk: of that database; null: this user may not mount one */
type World = {
  cluster: PostgresCluster;
  databaseName: string;
  disk: SmallDisk | null;
  instances: readonly { server: Server; killer: Killer }[];
  /** Called with the killer whose instance is about to be killed. */
  aim: (killer: Killer) => void;
};

const spooled = /wait in the spool/;
const recovered = /takes leads again/;
const diskFull = /53100/;
const fullMsMax = 15_000;
const recoveryMsMax = 30_000;

/** The faults that only a server with several instances has. */
export function faultsOf({ cluster, databaseName, disk, instances, aim }: World): readonly Fault[] {
  function anyInstance() {
    const instance = instances[randomInt(instances.length)];
    if (instance === undefined) throw new Error("There is no instance.");
    return instance;
  }
  const servers = instances.map(({ server }) => server);
  return [
    {
      name: "an instance is killed",
      trace: null,
      obstacle: null,
      async strike() {
        const { server, killer } = anyInstance();
        aim(killer);
        await killer.killOnce();
        server.start();
      },
    },
    {
      name: "PostgreSQL is stopped with immediate and started",
      trace: spooled,
      obstacle: null,
      async strike() {
        await delay(randomInt(1_000));
        await cluster.stop("immediate");
        await delay(randomInt(200, 1_500));
        // In half of the cases an instance dies with leads in its spool, which it stores after its next start.
        const victim = Math.random() < 0.5 ? anyInstance().server : null;
        await victim?.kill();
        await delay(randomInt(500));
        await cluster.start();
        victim?.start();
        await Promise.all(servers.map((server) => server.url));
      },
    },
    {
      name: "all connections to PostgreSQL are cut",
      trace: spooled,
      obstacle: null,
      async strike() {
        await delay(randomInt(50, 1_000));
        await cutConnections(cluster, databaseName);
      },
    },
    {
      name: "PostgreSQL's disk is full",
      trace: diskFull,
      obstacle: disk === null ? "this user may not mount a small disk" : null,
      async strike() {
        await delay(randomInt(500));
        const before = servers.map(({ output }) => output.length);
        const since = () => servers.map(({ output }, index) => output.slice(before[index]).join(""));
        disk?.fill();
        await delay(randomInt(1_000, 3_000));
        // Full until a table needs another page, because the tables may have some free ones left.
        await until(() => since().some((log) => diskFull.test(log)), fullMsMax);
        disk?.free();
        // Otherwise the next strike would fall into the same outage, which the log tells once.
        await until(() => since().every((log) => recovered.test(log) || !spooled.test(log)), recoveryMsMax);
      },
    },
  ];
}

async function until(isSo: () => boolean, msMax: number): Promise<void> {
  for (let waitedMs = 0; !isSo() && waitedMs < msMax; waitedMs += 100) await delay(100);
}
