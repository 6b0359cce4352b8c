import { randomInt } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { createCopy, onServer, PostgresCluster } from "@site/db/test/postgres-cluster";
import { mountSmallDisk, type SmallDisk } from "@site/db/test/small-disk";
import { sql } from "kysely";
import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { newFolder, type Opened, print } from "../program.ts";
import { openJudgedSite } from "./judge.ts";

export type Fault = {
  name: string;
  /** Causes the fault at a random moment and then ends it. When it resolves, all servers are running or starting. */
  strike: () => Promise<unknown>;
  /** Matches the line that a server logs about the fault. Some faults cause no log line. */
  trace?: RegExp;
};

const fullMsMax = 60_000;

export async function setUpSqlite(opened: Opened) {
  const disk = opened.adopt(mountSmallDisk(64), (mounted) => mounted?.unmount());
  if (disk === null) print("skipped: a full disk: this user may not mount a small one");
  const site = await openJudgedSite(opened, { folder: disk?.folder ?? newFolder("torture", opened) });
  const faults = [killing([site.server]), checkpointing(join(site.folder, "site.db"))];
  if (disk !== null) faults.push(fillingDisk(disk, site.server));
  return { sites: [site], faults };
}

export async function setUpPostgres(opened: Opened) {
  const cluster = opened.adopt(await PostgresCluster.open(), (server) => server.close());
  const databaseUrl = await createCopy(cluster.urlOf("template1"));
  const open = () => openJudgedSite(opened, { hasDatabase: false, env: { DATABASE_URL: databaseUrl } });
  // Both sites start at the same time on an empty database, so one of them migrates it while the other waits.
  const sites = await Promise.all([open(), open()]);
  const servers = sites.map(({ server }) => server);
  const stopping: Fault = {
    name: "PostgreSQL is stopped with immediate and started",
    trace: /wait in the spool/,
    async strike() {
      await delay(randomInt(1_000));
      await cluster.stop();
      await delay(randomInt(200, 1_500));
      // In half of the strikes, a server is killed while leads are in its spool. It must store them once it runs again.
      const victim = Math.random() < 0.5 ? oneOf(servers) : null;
      await victim?.end("SIGKILL");
      await delay(randomInt(500));
      await cluster.start();
      await Promise.all(servers.map((server) => (server === victim ? server.start() : server.url)));
    },
  };
  // This fault has no `trace`, because a server logs nothing if a connection is cut between two statements.
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
  return { sites, faults: [killing(servers), stopping, cutting] };
}

/** Another program writes to the database file and checkpoints its log for a second, as Litestream does. */
function checkpointing(file: string): Fault {
  return {
    name: "another program writes to the file and checkpoints its log",
    async strike() {
      using database = new DatabaseSync(file, { timeout: 5_000 });
      database.exec("CREATE TABLE IF NOT EXISTS checkpoints (id INTEGER PRIMARY KEY, at TEXT)");
      for (const end = performance.now() + 1_000; performance.now() < end; await delay(Math.random() * 20)) {
        database.exec("INSERT OR REPLACE INTO checkpoints VALUES (1, datetime())");
        for (const kind of ["PASSIVE", "FULL", "RESTART", "TRUNCATE"]) database.exec(`PRAGMA wal_checkpoint(${kind})`);
      }
    },
  };
}

/** Kills a server at a random moment, either during its startup, which takes half a second, or later under load. */
function killing(servers: readonly ServerProcess[]): Fault {
  return {
    name: "a server is killed at a random moment",
    async strike() {
      const server = oneOf(servers);
      await delay(Math.random() * 2_000);
      await server.end("SIGKILL");
      server.start().catch(() => {});
    },
  };
}

function fillingDisk(disk: SmallDisk, server: ServerProcess): Fault {
  const trace = /disk is full|SQLITE_FULL|ENOSPC/;
  return {
    name: "the database's disk is full",
    trace,
    async strike() {
      await server.url;
      await delay(randomInt(500));
      const before = server.output.length;
      disk.fill();
      await delay(randomInt(1_000, 3_000));
      // A server notices a full disk only when a table needs a new page, so we wait until the server has logged the
      // fault.
      for (let waitedMs = 0; !trace.test(server.output.slice(before)) && waitedMs < fullMsMax; waitedMs += 100)
        await delay(100);
      disk.free();
    },
  };
}

function oneOf(servers: readonly ServerProcess[]): ServerProcess {
  const server = servers[randomInt(servers.length)];
  if (server === undefined) throw new Error("There is no server.");
  return server;
}
