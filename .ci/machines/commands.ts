import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Machine } from "./machine.ts";

/** Enough for an installation over a slow connection, and for a build on a busy machine. */
const waitMsMax = 900_000;

type Outcome = { failure: string | null; seconds: number };

/** Runs `npx --yes pnpm start` in a tree until the site serves a page and stores a lead, then sends SIGTERM. */
export async function tryStart(tree: string, machine: Machine, env: Record<string, string> = {}) {
  const command = new Command(["start"], tree, { ...machine, env: { ...machine.env, PORT: "0", ...env } });
  try {
    const [, url = ""] = await command.line(/^Serving\s+(\S+)$/);
    const seconds = command.seconds();
    const page = await fetch(url);
    const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "From a bare machine" };
    const headers = { "content-type": "application/json" };
    const sent = await fetch(`${url}/api/contact`, { method: "POST", headers, body: JSON.stringify(lead) });
    const failure = page.ok && sent.ok ? null : `page ${page.status}, lead ${sent.status}`;
    return { failure, seconds, hasBuilt: command.output.some((line) => line.startsWith("Building")) };
  } catch (error) {
    return { failure: failureOf(error, command), seconds: command.seconds(), hasBuilt: false };
  } finally {
    await command.end();
  }
}

/** Runs `npx --yes pnpm test` in a tree: the stages up to the unit tests, or all of them. */
export async function tryTest(tree: string, machine: Machine, whole: boolean): Promise<Outcome & { summary: string }> {
  const command = new Command(["test"], tree, machine);
  try {
    const [lastLine] = await command.line(whole ? /^\d+ passed, \d+ failed$/ : /^(?:ok {2}|FAIL) Build: .+$/);
    const failed = command.output.filter((line) => line.startsWith("FAIL"));
    const skipped = command.output.filter((line) => / skipped; |^ {2}\S+: /.test(line));
    return { failure: failed[0] ?? null, seconds: command.seconds(), summary: [...skipped, lastLine].join("\n") };
  } catch (error) {
    return { failure: failureOf(error, command), seconds: command.seconds(), summary: "" };
  } finally {
    await command.end();
  }
}

function failureOf(error: unknown, { output }: Command): string {
  return `${error instanceof Error ? error.message : String(error)}\n${output.slice(-20).join("\n")}`;
}

/** One of the README's commands, as a process group. */
class Command {
  readonly output: string[] = [];
  readonly #child: ChildProcess;
  readonly #began = performance.now();
  #onLine: () => void = () => {};

  constructor(args: readonly string[], cwd: string, { env, user }: Machine) {
    // A process group of its own, so that a signal reaches npx, pnpm and the program.
    const options: SpawnOptions = { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"], ...user };
    this.#child = spawn("npx", ["--yes", "pnpm", ...args], options);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on("line", (line) => {
        this.output.push(line);
        this.#onLine();
      });
    }
    this.#child.once("close", () => this.#onLine());
    // Ends the command when this process exits.
    process.once("exit", this.#terminate);
  }

  seconds(): number {
    return Math.round((performance.now() - this.#began) / 1000);
  }

  /** Resolves to the first line that matches. @throws Error when the command ends without one, or at the timeout */
  async line(pattern: RegExp): Promise<RegExpExecArray> {
    const found = Promise.withResolvers<RegExpExecArray>();
    const timer = setTimeout(() => found.reject(new Error("It took too long.")), waitMsMax);
    this.#onLine = () => {
      const match = this.output.map((line) => pattern.exec(line)).find((result) => result !== null);
      if (match) found.resolve(match);
      else if (!this.#isRunning()) found.reject(new Error(`It ended with ${this.#child.exitCode}.`));
    };
    this.#onLine();
    return found.promise.finally(() => clearTimeout(timer));
  }

  async end(): Promise<void> {
    const closed = this.#isRunning() && once(this.#child, "close");
    this.#terminate();
    await closed;
    process.off("exit", this.#terminate);
  }

  #isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  readonly #terminate = (): void => {
    if (this.#isRunning() && this.#child.pid !== undefined) process.kill(-this.#child.pid, "SIGTERM");
  };
}
