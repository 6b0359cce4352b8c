import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { newDataFolder } from "./data-folder.ts";

const server = resolve(import.meta.dirname, "../../../server");
const startScript = join(server, "src/cli/start.js");
const scriptWithoutWarmUp = join(import.meta.dirname, "serve-without-warm-up.ts");

/** The origin in all pages, independent of the port, so that their HTML is the same after a restart. */
const origin = "https://northlight.example";

type Row = Record<string, SQLOutputValue>;
type Options = {
  /** Holds the database. Default: a new folder. */
  folder?: string;
  env?: Record<string, string>;
  /** Whether to run the very script of `pnpm start`, which also renders all pages beside the test. */
  warmsUp?: boolean;
};

/** The real server in a process of its own, on a port and a database of its own. */
export class SiteProcess {
  readonly folder: string;
  /** Lines that the server printed before it served. */
  readonly started: string[] = [];
  /** Lines of the server's error log. */
  readonly errors: string[] = [];
  url = "";
  readonly #child: ChildProcess;

  private constructor(folder: string, child: ChildProcess) {
    this.folder = folder;
    this.#child = child;
  }

  static async start({ folder = newDataFolder(), env = {}, warmsUp = false }: Options = {}): Promise<SiteProcess> {
    const child = spawn(process.execPath, [warmsUp ? startScript : scriptWithoutWarmUp], {
      cwd: folder, // which holds no developer's .env
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(server, "node_modules/.cache/compiled"),
        HOST: "127.0.0.1",
        PORT: "0",
        SITE_ORIGIN: origin,
        DATABASE_URL: `file:${join(folder, "site.db")}`,
        LOG_LEVEL: "error",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const site = new SiteProcess(folder, child);
    await site.#listen();
    return site;
  }

  /** Rows of the database file, read while the server runs. */
  rows(sql: string, ...values: string[]): Row[] {
    const database = new DatabaseSync(join(this.folder, "site.db"), { readOnly: true });
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  }

  /** Stops the server as an operator would, and removes its data folder. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Ends the server without running any of its handlers, as a power cut would. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, "exit");
    this.#child.kill(signal);
    await exited;
  }

  /** Resolves at the line with the address; rejects when the server ends before that line. */
  #listen(): Promise<void> {
    const { stdout, stderr } = this.#child;
    if (stdout === null || stderr === null) throw new Error("The server was started without pipes.");
    createInterface(stderr).on("line", (line) => this.errors.push(line));
    return new Promise((resolved, rejected) => {
      createInterface(stdout).on("line", (line) => {
        const [, url] = /^Serving\s+(\S+)$/.exec(line) ?? [];
        if (url !== undefined) {
          this.url = url;
          resolved();
        } else if (this.url === "") this.started.push(line);
        else this.errors.push(line);
      });
      this.#child.once("exit", (code) => rejected(new Error(`The server ended (${code}): ${this.errors.join("\n")}`)));
    });
  }
}
