import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** loopHeldMsMax: the longest time that the event loop was blocked since the previous call */
export type Usage = { cpuUs: number; rssBytes: number; loopHeldMsMax: number };

export type ServerProcess = {
  /** Without a trailing slash. */
  url: string;
  usage: () => Promise<Usage>;
  /** Resolves when the output matches; output from before the call counts. */
  waitForOutput: (words: RegExp) => Promise<void>;
  stop: () => Promise<void>;
};

export type ServerSettings = { script: string; env: Record<string, string>; nodeOptions?: readonly string[] };

const reporter = join(import.meta.dirname, "report-usage.ts");

/**
 * Starts a server in a process of its own: the product's own start script, or a limit from `servers/`.
 * @throws Error with its output when it ends before it serves
 */
export async function startServer({ script, env, nodeOptions = [] }: ServerSettings): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, "--import", reporter, script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const end = () => void child.kill("SIGKILL");
  process.once("exit", end);
  const output = new Output(child);
  const [, url = ""] = await output.waitFor(/^Serving\s+(\S+)$/m);
  return {
    url,
    async usage() {
      child.send("usage");
      const [usage]: Usage[] = await once(child, "message");
      if (usage === undefined) throw new Error("The server did not say what it used.");
      return usage;
    },
    waitForOutput: async (words) => void (await output.waitFor(words)),
    async stop() {
      process.off("exit", end);
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** Collects the output of a process. */
class Output {
  #text = "";
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#text = (this.#text + text).slice(-10_000_000);
        child.emit("output");
      });
  }

  /** @throws Error with the output when the process ends before it matches */
  async waitFor(words: RegExp): Promise<RegExpExecArray> {
    const ended = once(this.#child, "exit").then(() => true);
    for (;;) {
      const found = words.exec(this.#text);
      if (found !== null) return found;
      const isOver = await Promise.race([ended, once(this.#child, "output")]);
      if (isOver === true) throw new Error(`A server ended early:\n${this.#text}`);
    }
  }
}
