import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";

const server = join(import.meta.dirname, "../..");

/** The program reads the empty file `env` in this folder instead of the developer's `.env`. */
export const noEnv = join(import.meta.dirname, "no-env");

type ServerSettings = {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  under?: readonly string[];
  node?: string;
  user?: { uid: number; gid: number } | null;
};

export class ServerProcess {
  output = "";
  readonly failures: string[] = [];
  readonly #settings: ServerSettings;
  #child: ChildProcess | null = null;
  #ended: Promise<[number | null, NodeJS.Signals | null]> = Promise.resolve([0, null]);
  #url = Promise.withResolvers<string>();
  #isServing = false;

  constructor(settings: ServerSettings) {
    this.#settings = settings;
  }

  /**
   * Resolves when the process listens. If none is running, resolves when the next one listens.
   * @throws Error with the output of the process if the process ends first
   */
  get url(): Promise<string> {
    return this.#url.promise;
  }

  /** An empty string if OPS_PORT is not set. */
  get operationsUrl(): string {
    return /^Operations +(\S+)$/m.exec(this.output)?.[1] ?? "";
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  start(): Promise<string> {
    const { args, env = {}, cwd = tmpdir(), under = [], node = process.execPath, user = null } = this.#settings;
    const [command = node, ...rest] = [...under, node, ...args];
    const child = spawn(command, rest, {
      cwd,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(server, "node_modules/.cache/compiled"),
        CREDENTIALS_DIRECTORY: noEnv,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      ...user,
    });
    const kill = () => void child.kill("SIGKILL");
    process.once("exit", kill);
    this.#child = child;
    this.#ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>; // as Node documents the event
    const began = this.output.length;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.output += text;
        const url = /^Serving\s+(\S+)/m.exec(this.output.slice(began))?.[1];
        if (url === undefined || this.#isServing || this.#child !== child) return;
        this.#isServing = true;
        this.#url.resolve(url);
      });
    }
    child.once("close", (code) => {
      process.off("exit", kill);
      if (this.#child !== child) return;
      const said = this.output.slice(began).trim();
      this.failures.push(said.slice(-2_000));
      // If nothing is waiting for the URL, Node would report the rejection below as unhandled.
      this.#url.promise.catch(() => {});
      this.#url.reject(new Error(`Ended with ${code}: ${said}`));
      this.#forget(true);
    });
    return this.url;
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    const child = this.#child;
    if (child === null) return null;
    // If this process never listened, the next process resolves the same promise.
    this.#forget(this.#isServing);
    child.kill(signal);
    const [code] = await this.#ended;
    return code;
  }

  #forget(isUrlSettled: boolean): void {
    if (isUrlSettled) this.#url = Promise.withResolvers();
    this.#isServing = false;
    this.#child = null;
  }
}
