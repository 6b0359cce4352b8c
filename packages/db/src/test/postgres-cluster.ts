import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Db, openDatabase } from "../open.ts";
import { freePort } from "./free-port.ts";
import { copyPrograms, serverUser } from "./postgres-programs.ts";

/** The server uses little memory, because tests share the machine. Settings that affect durability aren't changed. */
const settings = ["shared_buffers=32MB", "max_connections=100", "max_wal_size=256MB", "log_min_messages=panic"];

export function asAdmin(url: string): string {
  return Object.assign(new URL(url), { username: "admin" }).href;
}

export async function onServer<T>(url: string, work: (db: Db) => Promise<T>, database?: string): Promise<T> {
  const address = database === undefined ? url : new URL(`/${database}`, url).href;
  // Copying a database is slow on a busy disk.
  const { db } = await openDatabase(asAdmin(address), { statementMs: 0 });
  return work(db).finally(() => db.destroy());
}

export async function createCopy(template: string): Promise<string> {
  const copy = `test_${randomUUID().replaceAll("-", "")}`;
  const from = new URL(template).pathname.slice(1);
  await onServer(
    template,
    (db) => sql`CREATE DATABASE ${sql.id(copy)} TEMPLATE ${sql.id(from)}`.execute(db),
    "postgres",
  );
  return new URL(`/${copy}`, template).href;
}

export async function makeSchema(db: Db): Promise<void> {
  await sql`CREATE SCHEMA AUTHORIZATION site`.execute(db);
}

export class PostgresCluster {
  readonly port: number;
  readonly #folder: string;
  readonly #programs: string;
  #server: ChildProcess | null = null;

  private constructor(folder: string, programs: string, port: number) {
    this.#folder = folder;
    this.#programs = programs;
    this.port = port;
  }

  /** @param installed the programs of an installed PostgreSQL, instead of those of the npm package */
  static async open(installed?: string): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
    if (installed === undefined) copyPrograms(folder);
    mkdirSync(join(folder, "data"));
    if (serverUser !== null)
      for (const path of [folder, join(folder, "data")]) chownSync(path, serverUser.uid, serverUser.gid);
    const cluster = new PostgresCluster(folder, installed ?? join(folder, "bin"), await freePort());
    const options = ["--auth=trust", "--username=admin", "--encoding=UTF8", "--locale=C", "--no-sync"];
    const [code] = await once(cluster.#run("initdb", ["--pgdata", join(folder, "data"), ...options]), "exit");
    if (code !== 0) throw new Error(`initdb ended with ${code}.`);
    await cluster.start();
    await onServer(cluster.urlOf("template1"), async (db) => {
      await sql`CREATE ROLE site LOGIN`.execute(db);
      await makeSchema(db);
    });
    return cluster;
  }

  /** The role `site` owns only the schema `site`, as is usual on hosted servers. */
  urlOf(database: string): string {
    return `postgres://site@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const data = join(this.#folder, "data");
    const flags = [...settings, "listen_addresses=127.0.0.1", `unix_socket_directories=${this.#folder}`];
    const parameters = flags.flatMap((flag) => ["-c", flag]);
    const server = this.#run("postgres", ["-D", data, "-p", String(this.port), ...parameters]);
    this.#server = server;
    const ended = once(server, "exit").then(([code]) => {
      throw new Error(`The server ended with ${code}.`);
    });
    await Promise.race([ended, this.#isReady()]);
    // Later, `stop` makes `ended` reject. That must not count as an unhandled rejection.
    ended.catch(() => {});
  }

  /** Ends the server without writing its memory to the disk, just as a power cut does. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    const ended = once(server, "exit");
    server.kill("SIGQUIT");
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #isReady(): Promise<void> {
    const file = join(this.#folder, "data", "postmaster.pid");
    for (;;) {
      const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
      if (lines.at(7)?.trim() === "ready") return;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }

  #run(program: string, parameters: readonly string[]): ChildProcess {
    return spawn(join(this.#programs, program), parameters, {
      cwd: this.#folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      ...serverUser,
    });
  }
}
