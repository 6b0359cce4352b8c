import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { prepareDatabase } from "../../../server/src/test/prepare-database.ts";
import { ServerProcess, serveScript } from "../../../server/src/test/server-process.ts";

/** The origin in all pages, independent of the port, so that their HTML is the same after a restart. */
const origin = "https://northlight.example";
/** Tells Playwright's workers the file; they inherit the environment of the process that runs the global setup. */
const prepared = "PREPARED_DATABASE";

const newFolder = () => mkdtempSync(join(tmpdir(), "site-e2e-"));

/** Migrates and seeds a database once, for all sites that this process and its children start. Returns what removes it. */
export async function prepareData(): Promise<() => void> {
  const folder = newFolder();
  const file = join(folder, "site.db");
  await prepareDatabase(file);
  process.env[prepared] = file;
  return () => rmSync(folder, { recursive: true });
}

/** The real server in a process of its own, on a port and a database of its own. */
export class SiteProcess {
  readonly url: string;
  readonly #folder: string;
  readonly #server: ServerProcess;

  private constructor(folder: string, server: ServerProcess, url: string) {
    this.#folder = folder;
    this.#server = server;
    this.url = url;
  }

  static async start(env: Record<string, string> = {}): Promise<SiteProcess> {
    const folder = newFolder();
    const file = join(folder, "site.db");
    const seeded = process.env[prepared];
    if (seeded !== undefined) copyFileSync(seeded, file);
    const own = { PORT: "0", SITE_ORIGIN: origin, LOG_LEVEL: "error", DATABASE_URL: `file:${file}` };
    const server = new ServerProcess({ args: [serveScript], cwd: folder, env: { ...own, ...env } });
    return new SiteProcess(folder, server, await server.start());
  }

  /** Lines of the server's error log. */
  get errors(): string[] {
    const lines = this.#server.output.trimEnd().split("\n");
    return lines.slice(lines.findIndex((line) => line.startsWith("Serving")) + 1);
  }

  /** Rows of the database file, read while the server runs. */
  rows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[] {
    using database = new DatabaseSync(join(this.#folder, "site.db"), { readOnly: true });
    return database.prepare(sql).all(...values);
  }

  /** Stops the server as an operator would, and removes its data folder. */
  async stop(): Promise<void> {
    await this.#server.end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
