import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** loopHeldMsMax: the longest time that the event loop was held since the last question */
export type Usage = { cpuUs: number; rssBytes: number; loopHeldMsMax: number };

export type ServerProcess = {
  /** Without a slash at its end. */
  url: string;
  usage: () => Promise<Usage>;
  /** Resolves when it has written this, before now or later. */
  said: (words: RegExp) => Promise<void>;
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
  const [, url = ""] = await output.said(/^Serving\s+(\S+)$/m);
  return {
    url,
    async usage() {
      child.send("usage");
      const [usage]: Usage[] = await once(child, "message");
      if (usage === undefined) throw new Error("The server did not say what it used.");
      return usage;
    },
    said: async (words) => void (await output.said(words)),
    async stop() {
      process.off("exit", end);
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** What a process writes; nobody else reads it. */
class Output {
  #text = "";
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#text = (this.#text + text).slice(-100_000);
        child.emit("said");
      });
  }

  /** @throws Error with what it did say when it ends before */
  async said(words: RegExp): Promise<RegExpExecArray> {
    const ended = once(this.#child, "exit").then(() => true);
    for (;;) {
      const found = words.exec(this.#text);
      if (found !== null) return found;
      const isOver = await Promise.race([ended, once(this.#child, "said")]);
      if (isOver === true) throw new Error(`A server ended early:\n${this.#text}`);
    }
  }
}
