import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";

const startScript = resolve(import.meta.dirname, "../../server/src/cli/start.js");

/** What the pages call themselves, whichever port they come from: the same HTML after a restart. */
export const origin = "https://northlight.example";

type Row = Record<string, SQLOutputValue>;
type Options = {
  /** Holds the database; a new one when not given. */
  folder?: string;
  env?: Record<string, string>;
};

/** The real server, as `pnpm start` runs it, on a port and a database of its own. */
export class SiteProcess {
  readonly folder: string;
  /** What it said before it served. */
  readonly started: string[] = [];
  /** Everything that it wrote to its error log. */
  readonly errors: string[] = [];
  url = "";
  readonly #child: ChildProcess;

  private constructor(folder: string, child: ChildProcess) {
    this.folder = folder;
    this.#child = child;
  }

  static async start({ folder = newFolder(), env = {} }: Options = {}): Promise<SiteProcess> {
    const child = spawn(process.execPath, [startScript], {
      cwd: folder, // a developer's .env stays out of it
      env: {
        PATH: process.env.PATH,
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

  /** Rows as they are on disk, read beside the running server. */
  rows(sql: string, ...values: string[]): Row[] {
    const database = new DatabaseSync(join(this.folder, "site.db"), { readOnly: true });
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  }

  /** Ends it as an operator would, and leaves nothing behind. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** As a power cut would: no handler of the server runs. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, "exit");
    this.#child.kill(signal);
    await exited;
  }

  /** Resolves at the line that says where it serves; rejects when it ends before. */
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

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "site-e2e-"));
}
