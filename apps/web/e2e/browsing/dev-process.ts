import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyWorkspace } from "../../../../tools/workspace-copy.ts";
import { ServerProcess } from "../../../server/src/test/server-process.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** What `pnpm dev` runs, on a copy of the sources that a test may change. */
export class DevProcess {
  readonly url: string;
  readonly #folder: string;
  readonly #server: ServerProcess;

  private constructor(folder: string, server: ServerProcess, url: string) {
    this.#folder = folder;
    this.#server = server;
    this.url = url;
  }

  static async start(): Promise<DevProcess> {
    // In the workspace, because Vite serves files of the workspace only, installed packages included.
    const parent = join(root, ".cache");
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, "dev-"));
    copyWorkspace(root, folder);
    const script = join(folder, "apps/server/src/cli/dev.ts");
    const server = new ServerProcess({ args: [script], cwd: folder, env: { PORT: "0", LOG_LEVEL: "error" } });
    return new DevProcess(folder, server, await server.start());
  }

  /** Saves a source file with another text in one place. Returns what saves the original again. */
  edit(file: string, from: string, to: string): () => void {
    const path = join(this.#folder, file);
    const original = readFileSync(path, "utf8");
    if (!original.includes(from)) throw new Error(`${file} does not hold ${from}`);
    writeFileSync(path, original.replace(from, to));
    return () => writeFileSync(path, original);
  }

  async stop(): Promise<void> {
    await this.#server.end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
