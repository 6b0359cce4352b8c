import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createCopy, onServer, PostgresCluster } from "@site/db/test/postgres-cluster";
import { mountSmallDisk, type SmallDisk } from "@site/db/test/small-disk";
import { sql } from "kysely";
import type { Reaction, SmtpStep } from "../../apps/server/src/notifications/test/peers.ts";
import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { giveToSite } from "../../tools/rehearsal/server.ts";
import type { RehearsedSite } from "../../tools/rehearsal/site.ts";
import { newFolder, type Opened, print } from "../program.ts";
import { openJudgedSite } from "./judge.ts";

export type Fault = {
  name: string;
  /** Causes the fault at a random moment, and ends it. Resolves when all servers run or are starting. */
  strike: () => Promise<unknown>;
  /** The line that the servers log about the fault. undefined: they log none */
  trace?: RegExp;
};

type Setup = { sites: readonly RehearsedSite[]; faults: readonly Fault[] };

const fullMsMax = 60_000;

export async function setUpSqlite(opened: Opened): Promise<Setup> {
  const killer = new Killer();
  const disk = openDisk(64, opened);
  const folder = disk?.folder ?? newFolder("torture", opened);
  const site = await openJudgedSite(opened, { folder, react: (step) => killer.onStep(step) });
  const faults = [killing([site.server], killer), checkpointing(join(site.folder, "site.db"))];
  if (disk !== null) faults.push(fillingDisk(disk, [site.server], /disk is full|SQLITE_FULL|ENOSPC/));
  return { sites: [site], faults };
}

export async function setUpPostgres(opened: Opened): Promise<Setup> {
  const killer = new Killer();
  const cluster = opened.adopt(await PostgresCluster.open(), (server) => server.close());
  const disk = openDisk(512, opened);
  const tablespace = disk === null ? undefined : join(disk.folder, "tablespace");
  if (tablespace !== undefined) giveToSite(tablespace);
  const databaseUrl = await createCopy(cluster.urlOf("template1"), tablespace);
  const env = { DATABASE_URL: databaseUrl };
  const open = () => openJudgedSite(opened, { hasDatabase: false, env, react: (step) => killer.onStep(step) });
  // Both sites start at the same time on an empty database: one migrates, and the other waits.
  const sites = await Promise.all([open(), open()]);
  const servers = sites.map(({ server }) => server);
  const stopping: Fault = {
    name: "PostgreSQL is stopped with immediate and started",
    trace: /wait in the spool/,
    async strike() {
      await delay(randomInt(1_000));
      await cluster.stop();
      await delay(randomInt(200, 1_500));
      // The server dies while leads are in its spool, and stores them when it runs again.
      const victim = Math.random() < 0.5 ? oneOf(servers) : null;
      await victim?.end("SIGKILL");
      await delay(randomInt(500));
      await cluster.start();
      await Promise.all(servers.map((server) => (server === victim ? server.start() : server.url)));
    },
  };
  // The fault has no trace: if a connection is cut between two statements, it is replaced without a log line.
  const cutting: Fault = {
    name: "all connections to PostgreSQL are cut",
    async strike() {
      await delay(randomInt(50, 1_000));
      await onServer(databaseUrl, (db) =>
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(
          db,
        ),
      );
    },
  };
  const faults = [killing(servers, killer), stopping, cutting];
  if (disk !== null) faults.push(fillingDisk(disk, servers, /53100/));
  return { sites, faults };
}

/** Two other programs write to the file and checkpoint its log, as Litestream does. */
function checkpointing(file: string): Fault {
  return {
    name: "other programs write to the file and checkpoint its log",
    async strike() {
      const others = ["node:sqlite", "better-sqlite3"].map((engine) => {
        return once(fork(join(import.meta.dirname, "checkpoints.ts"), [engine, file]), "exit");
      });
      for (const [code] of await Promise.all(others)) if (code !== 0) throw new Error("Another program failed.");
    },
  };
}

const steps: readonly SmtpStep[] = ["connected", "mail", "rcpt", "data", "accepted"];
/** If no delivery reaches the step within this time, the server is killed anyway. */
const waitMsMax = 1_500;

/** Kills servers while they start, at a random time under load, or during a delivery. */
class Killer {
  #awaited: { server: ServerProcess; step: SmtpStep; come: () => void } | null = null;

  /** Kills without a wait, because otherwise the peer's response might arrive first. */
  async onStep(step: SmtpStep): Promise<Reaction> {
    const awaited = this.#awaited;
    if (awaited?.step !== step) return "go on";
    awaited.come();
    await awaited.server.end("SIGKILL");
    return "drop";
  }

  async killOnce(server: ServerProcess): Promise<void> {
    const moment = randomInt(3);
    if (moment === 0) await Promise.race([delay(Math.random() * (server.startsMs.at(-1) ?? 1_000)), server.url]);
    else {
      await server.url;
      // Without this wait, each kill would hit only the first requests of visitors who waited for the server.
      await delay(Math.random() * 500);
    }
    if (moment === 1) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#awaited = { server, step: steps[randomInt(steps.length)] ?? "data", come: resolve };
      await Promise.race([promise, delay(waitMsMax)]);
      this.#awaited = null;
    }
    await server.end("SIGKILL");
  }
}

function killing(servers: readonly ServerProcess[], killer: Killer): Fault {
  return {
    name: "a server is killed at a random moment",
    async strike() {
      const server = oneOf(servers);
      await killer.killOnce(server);
      server.start().catch(() => {});
    },
  };
}

function openDisk(mebibytes: number, opened: Opened): SmallDisk | null {
  const disk = opened.adopt(mountSmallDisk(mebibytes), (mounted) => mounted?.unmount());
  if (disk === null) print("skipped: a full disk: this user may not mount a small one");
  return disk;
}

function fillingDisk(disk: SmallDisk, servers: readonly ServerProcess[], trace: RegExp): Fault {
  return {
    name: "the database's disk is full",
    trace,
    async strike() {
      await Promise.all(servers.map((server) => server.url));
      await delay(randomInt(500));
      const before = servers.map(({ output }) => output.length);
      disk.fill();
      await delay(randomInt(1_000, 3_000));
      // Servers notice a full disk only when a table needs a new page, and the table may have free pages.
      const isReached = () => servers.some(({ output }, index) => trace.test(output.slice(before[index])));
      for (let waitedMs = 0; !isReached() && waitedMs < fullMsMax; waitedMs += 100) await delay(100);
      disk.free();
    },
  };
}

function oneOf(servers: readonly ServerProcess[]): ServerProcess {
  const server = servers[randomInt(servers.length)];
  if (server === undefined) throw new Error("There is no server.");
  return server;
}
