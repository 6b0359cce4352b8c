import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const script = join(import.meta.dirname, "server-child.ts");

export type ServerSettings = {
  /** Folder of the server's data and of its compile cache. */
  folder: string;
  /** null: leads are stored, and no mail is sent. */
  smtpUrl: string | null;
  /** Further environment variables; DATABASE_URL replaces the database file in the folder. */
  env?: Readonly<Record<string, string>>;
  nodeOptions?: readonly string[];
  /** Whether all pages are rendered after each start; otherwise a page is rendered when somebody asks for it. */
  warmsUp?: boolean;
  /** A command that executes the server, such as `strace -D`. */
  under?: readonly string[];
};

/** The server as a process that can be killed and restarted. Collects its output. */
export class Server {
  readonly #settings: ServerSettings;
  #child: ChildProcess | null = null;
  #death: Promise<unknown> = Promise.resolve();
  #url = Promise.withResolvers<string>();
  #serving = false;
  #startedAt = 0;
  readonly output: string[] = [];
  readonly startsMs: number[] = [];
  /** Output before each exit that no `kill` here caused. */
  readonly endedByItself: string[] = [];

  constructor(settings: ServerSettings) {
    this.#settings = settings;
  }

  /** Resolves to the server's address as soon as it listens. */
  get url(): Promise<string> {
    return this.#url.promise;
  }

  /** Process id; undefined: no process runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { folder, smtpUrl, env = {}, nodeOptions = [], warmsUp = false, under = [] } = this.#settings;
    const [command = process.execPath, ...args] = [
      ...under,
      process.execPath,
      ...nodeOptions,
      script,
      ...(warmsUp ? ["--warm-up"] : []),
    ];
    const child = spawn(command, args, {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(folder, "compiled"),
        PORT: "0",
        DATABASE_URL: `file:${join(folder, "site.db")}`,
        ...(smtpUrl !== null && { SMTP_URL: smtpUrl, LEAD_EMAIL_TO: "office@site.example" }),
        LEAD_EMAIL_FROM: "website@site.example",
        // A fixed key, so that sender hashes survive a restart; a trusted proxy, so that each visitor has an address.
        SECRET_KEY: "the same at every start",
        TRUST_PROXY: "127.0.0.1/32",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    this.#death = once(child, "exit");
    this.#startedAt = performance.now();
    child.stdout.setEncoding("utf8").on("data", (text: string) => this.#read(child, text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => this.output.push(text));
    child.once("exit", () => {
      if (this.#child === child) this.endedByItself.push(this.output.slice(-5).join(""));
    });
  }

  /** `kill -9`. Resolves after the process has ended; `url` is then that of the next process. */
  async kill(): Promise<void> {
    // A process that never listened leaves its promise pending, for the next process to resolve.
    if (this.#serving) this.#url = Promise.withResolvers();
    this.#serving = false;
    this.#child?.kill("SIGKILL");
    this.#child = null;
    await this.#death;
  }

  /** SIGTERM: the process drains. @returns its exit code; null: a signal ended it */
  async terminate(): Promise<number | null> {
    const child = this.#child;
    if (child === null) return null;
    this.#url = Promise.withResolvers();
    this.#serving = false;
    this.#child = null;
    child.kill("SIGTERM");
    await this.#death;
    return child.exitCode;
  }

  #read(child: ChildProcess, text: string): void {
    this.output.push(text);
    const url = /^Serving (\S+)$/m.exec(text)?.[1];
    if (url === undefined || this.#child !== child) return;
    this.#serving = true;
    this.startsMs.push(Math.round(performance.now() - this.#startedAt));
    this.#url.resolve(url);
  }
}
