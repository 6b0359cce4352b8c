import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { ServerProcess, serveScript, startScript } from "../../../server/src/test/server-process.ts";
import { newDataFolder } from "./data-folder.ts";

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
  readonly url: string;
  readonly #server: ServerProcess;

  private constructor(folder: string, server: ServerProcess, url: string) {
    this.folder = folder;
    this.#server = server;
    this.url = url;
  }

  static async start({ folder = newDataFolder(), env = {}, warmsUp = false }: Options = {}): Promise<SiteProcess> {
    const server = new ServerProcess({
      args: [warmsUp ? startScript : serveScript],
      cwd: folder,
      env: {
        ...{ PORT: "0", SITE_ORIGIN: origin, LOG_LEVEL: "error" },
        DATABASE_URL: `file:${join(folder, "site.db")}`,
        ...env,
      },
    });
    return new SiteProcess(folder, server, await server.start());
  }

  /** Lines that the server printed until it served. */
  get started(): string[] {
    return this.#lines().slice(0, this.#firstLogLine());
  }

  /** Lines of the server's error log. */
  get errors(): string[] {
    return this.#lines().slice(this.#firstLogLine());
  }

  #lines(): string[] {
    return this.#server.output.trimEnd().split("\n");
  }

  #firstLogLine(): number {
    return this.#lines().findIndex((line) => line.startsWith("Serving")) + 1;
  }

  /** Rows of the database file, read while the server runs. */
  rows(sql: string, ...values: string[]): Row[] {
    using database = new DatabaseSync(join(this.folder, "site.db"), { readOnly: true });
    return database.prepare(sql).all(...values);
  }

  /** Stops the server as an operator would, and removes its data folder. */
  async stop(): Promise<void> {
    await this.#server.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Ends the server without running any of its handlers, as a power cut would. */
  async kill(): Promise<void> {
    await this.#server.end("SIGKILL");
  }
}
