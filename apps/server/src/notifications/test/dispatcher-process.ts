import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { compileCache } from "../../cli/test/run-cli.ts";

/** Steps that only the process itself can tell: the lease is written, the server's answer has come. */
export type OwnStep = "leased" | "answered";

type Options = {
  database: string;
  smtpUrl: string;
  /** Where the process stands still, and tells. */
  pause?: { at: OwnStep; told: () => void } | undefined;
};

/** The real dispatcher in a process of its own, over the same file. It ends with the test at the latest. */
export function startDispatcher({ database, smtpUrl, pause }: Options) {
  const script = join(import.meta.dirname, "dispatcher-child.ts");
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const child = fork(script, [database, smtpUrl, pause?.at ?? ""], { execArgv: [], env });
  const ended = once(child, "exit");
  child.on("message", (step) => {
    if (step === pause?.at) pause?.told();
  });

  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
  }

  onTestFinished(kill);
  return { kill };
}
