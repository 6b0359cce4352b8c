import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { copyWorkspace } from "../../../../.ci/workspace-copy.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** What `pnpm dev` runs, on a copy of the sources that a test may change. */
export class DevProcess {
  readonly url: string;
  readonly #folder: string;
  readonly #child: ChildProcess;

  private constructor(folder: string, child: ChildProcess, url: string) {
    this.#folder = folder;
    this.#child = child;
    this.url = url;
  }

  static async start(): Promise<DevProcess> {
    // In the workspace, because Vite serves files of the workspace only, installed packages included.
    const parent = join(root, ".ci/tmp");
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, "dev-"));
    copyWorkspace(root, folder);
    const child = spawn(process.execPath, [join(folder, "apps/server/src/cli/dev.ts")], {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface(child.stdout);
    for await (const line of lines) {
      const [, url] = /^Serving\s+(\S+)/.exec(line) ?? [];
      if (url !== undefined) return new DevProcess(folder, child, url);
    }
    throw new Error(`The development server ended with ${child.exitCode}.`);
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
    const exited = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await exited;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
