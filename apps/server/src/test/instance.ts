import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Node's compile cache, because it halves the start time of a process. */
const compileCache = join(tmpdir(), "site-instance-compile-cache");

const program = `
  const { parseEnv } = await import("../configuration/env.ts");
  const { run } = await import("../main.ts");
  const { builtWeb } = await import("../pages/web/built-web.ts");
  const { exitWithError } = await import("../cli/print.ts");
  const warmsUp = process.env.WARMS_UP === "yes";
  const { url, operationsUrl } = await run(parseEnv(process.env), (given) => builtWeb(given, { warmsUp })).catch(exitWithError);
  console.log("Operations " + operationsUrl + "\\nServing " + url);`;

/**
 * For tests: starts the site in a process of its own, over a database that other processes may use. The process ends
 * with the test. It renders a page when somebody asks for it; with `WARMS_UP: "yes"` all pages after its start.
 * @throws Error with the process's output if it ends before it serves
 */
export async function startInstance(databaseUrl: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    env: { NODE_COMPILE_CACHE: compileCache, PORT: "0", DATABASE_URL: databaseUrl, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (written += String(chunk)));
  const url = () => /^Serving (\S+)$/m.exec(written)?.[1];
  while (url() === undefined) {
    await Promise.race([once(child.stdout, "data"), ended]);
    if (child.exitCode !== null) throw new Error(`Ended with ${child.exitCode}: ${written.trim()}`);
  }
  return {
    url: url() ?? "",
    /** Address of the operator's endpoints, if `OPS_PORT` was given. */
    operationsUrl: /^Operations (\S+)$/m.exec(written)?.[1] ?? "",
    /** The process's whole output, log included. */
    output: () => written,
    pid: child.pid ?? 0,
    /** `kill -9`: no shutdown code runs, as in a power cut. */
    kill: () => child.kill("SIGKILL"),
    /** SIGTERM: the process drains before it ends. */
    terminate: () => child.kill("SIGTERM"),
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Exit code and signal of the process. */
    ended: ended as Promise<[number | null, string | null]>, // as Node documents the event
  };
}
