import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const script = join(import.meta.dirname, "server-child.ts");

/** What the server is started with, besides the folder for its data. */
export type ServerSettings = { folder: string; smtpUrl: string; nodeOptions?: readonly string[] };

/** The server as a process that can be killed and started again. Its output is kept. */
export class Server {
  readonly #settings: ServerSettings;
  #child: ChildProcess | null = null;
  #url = Promise.withResolvers<string>();
  #startedAt = 0;
  readonly output: string[] = [];
  readonly startsMs: number[] = [];
  /** Ends that were none of our doing. */
  endedByItself = 0;

  constructor(settings: ServerSettings) {
    this.#settings = settings;
  }

  /** Where it listens; waits while it doesn't. */
  get url(): Promise<string> {
    return this.#url.promise;
  }

  start(): void {
    const { folder, smtpUrl, nodeOptions = [] } = this.#settings;
    const child = spawn(process.execPath, [...nodeOptions, script], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(folder, "compiled"),
        PORT: "0",
        DATABASE_URL: `file:${join(folder, "site.db")}`,
        SMTP_URL: smtpUrl,
        LEAD_EMAIL_TO: "office@site.example",
        LEAD_EMAIL_FROM: "website@site.example",
        // Senders stay the same ones after a restart, and each visitor has an address.
        SECRET_KEY: "the same at every start",
        TRUST_PROXY: "127.0.0.1/32",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    this.#startedAt = performance.now();
    child.stdout.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => this.output.push(text));
    child.once("exit", () => {
      if (this.#child === child) this.endedByItself++;
    });
  }

  /** `kill -9`; from now on nobody finds it. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#url = Promise.withResolvers();
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  #read(text: string): void {
    this.output.push(text);
    const url = /^Serving (\S+)$/m.exec(text)?.[1];
    if (url === undefined) return;
    this.startsMs.push(Math.round(performance.now() - this.#startedAt));
    this.#url.resolve(url);
  }
}
