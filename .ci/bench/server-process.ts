import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Usage = { cpuUs: number; rssBytes: number };

export type ServerProcess = {
  /** Without a slash at its end. */
  url: string;
  /** From its start to the line in which it says where it serves. */
  listeningMs: number;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
};

export type ServerSettings = { script: string; env: Record<string, string>; nodeOptions?: readonly string[] };

const reporter = join(import.meta.dirname, "report-usage.ts");

/**
 * Starts a server in a process of its own: the product's own start script, or a limit from `servers/`.
 * @throws Error with its output when it ends before it serves
 */
export async function startServer({ script, env, nodeOptions = [] }: ServerSettings): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, "--import", reporter, script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const end = () => void child.kill("SIGKILL");
  process.once("exit", end);
  const url = await servingUrl(child);
  return {
    url,
    listeningMs: performance.now() - began,
    async usage() {
      child.send("usage");
      const [usage]: Usage[] = await once(child, "message");
      if (usage === undefined) throw new Error("The server did not say what it used.");
      return usage;
    },
    async stop() {
      process.off("exit", end);
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function servingUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (text: string) => {
      output = (output + text).slice(-10_000);
      const url = /^Serving\s+(\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.setEncoding("utf8").on("data", read);
    child.stderr?.setEncoding("utf8").on("data", read);
    child.once("exit", (code) => reject(new Error(`A server ended with ${code} before it served:\n${output}`)));
  });
}
