import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";
import { StorageFault } from "@site/db/storage-fault";
import { type Env, type PageSettings, pageSettings } from "../configuration/env.ts";
import type { Made, PageRequest } from "../pages/make-page.ts";
import type { Files } from "./release.ts";

/** pagesDir: folder of the published pages; null: they are kept in memory alone */
export type RendererSettings = { databaseUrl: string; pagesDir: string | null; page: PageSettings };

export function rendererSettings(env: Env): RendererSettings {
  return { databaseUrl: env.databaseUrl, pagesDir: env.pagesDir, page: pageSettings(env) };
}

/** The work of a publication. */
export type Order = {
  /** Names the build and the settings. */
  made: string;
  /** The moment that pages show, in ms since 1970. */
  at: number;
  /** Folder of the published pages. null: they are kept in memory alone */
  root: string | null;
  /** Pages that took too long the last time. */
  hung: readonly string[];
};
/** The settings go with every question, in a message and not in an argument, because they may hold a password. */
export type Question = { settings: RendererSettings } & ({ request: PageRequest } | { order: Order });

/** A failure is a value, so that it can be told from the death of the process. storageCode: of a StorageFault */
export type Failure = { message: string; stack: string; storageCode: string | null };
/** The pages that an order has made. */
export type Published = {
  release: string;
  /** Below `root`. null: not written */
  folder: string | null;
  folderProblem: string | null;
  /** null: they are in the folder. */
  files: Files | null;
  failed: { path: string; failure: Failure }[];
};
/** The last message of an order is `published`, of a request `made`, of either `failure`. */
export type Message =
  | { made: Made }
  | { published: Published }
  | { failure: Failure }
  | { begun: string }
  | { done: string };

/** For the child to write its compile cache. */
const exitTimeoutMs = 2_000;

/** A process that makes pages: one answer at a time, or all pages of an order. */
export class RenderChild {
  readonly #child: ChildProcess;
  readonly #settings: RendererSettings;

  /** @throws RendererEnded when the machine has no memory for another process */
  constructor(settings: RendererSettings) {
    this.#settings = settings;
    this.#child = forkChild();
    // Ignored: a process that can't be started or told emits it as well as "exit" or "close".
    this.#child.on("error", () => {});
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  /**
   * Sends a question, passes on intermediate messages, and resolves with the last message.
   * @param timeoutMs between two messages
   * @throws the error of the page; RendererEnded when the process died, hung or could not be started
   */
  async ask(
    question: { request: PageRequest } | { order: Order },
    timeoutMs: number,
    onMessage: (message: Message) => void = () => {},
  ): Promise<Message> {
    const child = this.#child;
    const { promise, resolve, reject } = Promise.withResolvers<Message>();
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    const end = (why: string | number | null) =>
      reject(new RendererEnded(`The process that makes pages ended: ${why}.`, child.killed));
    const listeners = {
      message(message: Message) {
        timer.refresh();
        if ("made" in message || "published" in message) resolve(message);
        else if ("failure" in message) reject(errorOf(message.failure));
        else onMessage(message);
      },
      exit: (code: number | null, signal: string | null) => end(signal ?? code),
      // A process that was never started emits no "exit"; one that a message did not reach does.
      error: ({ message }: Error) => child.pid === undefined && end(message),
    };
    for (const [event, listener] of Object.entries(listeners)) child.on(event, listener);
    try {
      if (this.isAlive) child.send({ settings: this.#settings, ...question } satisfies Question);
      else if (child.pid !== undefined) end("before it was asked");
      return await promise;
    } finally {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) child.off(event, listener);
    }
  }

  async end(): Promise<void> {
    const child = this.#child;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    const timer = setTimeout(() => child.kill("SIGKILL"), exitTimeoutMs);
    if (child.connected) child.disconnect();
    await exited;
    clearTimeout(timer);
  }
}

function forkChild(): ChildProcess {
  const compileCache = getCompileCacheDir();
  const options: ForkOptions = {
    // Node options of this process, such as a debugger's port, must not be inherited.
    execArgv: [],
    // Structured clone, because JSON, the default, would write each byte of a page as a number.
    serialization: "advanced",
    // The compile cache of this process saves a quarter of the time to the first page.
    env: { NODE_ENV: "production", ...(compileCache !== undefined && { NODE_COMPILE_CACHE: dirname(compileCache) }) },
  };
  try {
    return fork(join(import.meta.dirname, "child.ts"), options);
  } catch (error) {
    throw new RendererEnded(`No process for pages could be started: ${String(error)}`, false);
  }
}

/** The error of the other process, with its stack. A retry in a new process would fail as well. */
export function errorOf({ message, stack, storageCode }: Failure): Error {
  const error = storageCode === null ? new Error(message) : new StorageFault(storageCode, message);
  return Object.assign(error, { stack });
}

/** The process has ended or was never started. */
export class RendererEnded extends Error {
  /** Whether it was ended because a page took too long. */
  readonly isHung: boolean;

  constructor(message: string, isHung: boolean) {
    super(message);
    this.isHung = isHung;
  }
}
