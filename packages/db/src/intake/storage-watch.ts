import { StorageFault } from "../storage-fault.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import type { Spool } from "./spool.ts";
import { inspectSpool } from "./spool-folder.ts";

/** For `/readyz` and `/metrics`. */
export type Readiness = {
  /** gone: the database's file was deleted or renamed, which only a restart ends */
  storage: "ok" | "failing" | "gone";
  spooled: number;
  /** When the first of the spooled leads was spooled. */
  since: Date | null;
};

type Say = (fields: object, message: string) => void;
export type StorageLog = { info: Say; error: Say };

type Options = {
  spool: Spool;
  /** @throws when the database can't be written */
  check: () => Promise<void>;
  /** @returns how many leads the tables refuse; the others are stored. @throws when the database can't be written */
  store: (leads: readonly AcceptedLead[]) => Promise<number>;
};

const retryMs = 250;
const retryMsMax = 5_000;
/** A periodic check finds a database file that was deleted while it is open, and leads that another process spooled. */
const checkIntervalMs = 10_000;
const batchMax = 64;

/** Checks whether the database accepts leads, and replays the spool when it does so again. */
export class StorageWatch {
  readonly #options: Options;
  #log: StorageLog | null = null;
  /** When leads were first spooled; null as soon as all of them are stored. */
  #since: Date | null = null;
  #isDown = false;
  #isGone = false;
  #tries = 0;
  #timer: NodeJS.Timeout | null = null;
  #replaying: Promise<void> | null = null;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Whether new leads go to the spool at once. Not during a replay, because leads that arrive faster than they are
   * replayed would prevent the spool from ever becoming empty.
   */
  get isDown(): boolean {
    return this.#isDown;
  }

  readiness(): Readiness {
    const { waiting } = inspectSpool(this.#options.spool.folder);
    const failing = this.#isGone ? "gone" : "failing";
    return { storage: this.#since === null ? "ok" : failing, spooled: waiting, since: this.#since };
  }

  /** Checks at once, then periodically. */
  start(log: StorageLog): void {
    this.#log = log;
    this.#schedule(0);
  }

  /** Ends the checks after a last attempt to replay the spool. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.checkAndReplay();
  }

  /** Reports a failure of the database: until a check succeeds, new leads go to the spool at once. */
  report(fault: unknown): void {
    this.#isDown = true;
    const isGone = fault instanceof StorageFault && fault.code === "DATABASE_GONE";
    if (this.#since === null) {
      this.#since = new Date();
      this.#tries = 0;
      this.#log?.error({ err: fault }, "the database takes no leads, they wait in the spool");
    }
    if (isGone && !this.#isGone)
      this.#log?.error({ err: fault }, "the database's file is gone: restore it, and restart the site");
    this.#isGone = isGone;
    const waitMs = Math.min(retryMs * 2 ** this.#tries, retryMsMax);
    this.#tries += 1;
    this.#schedule(waitMs);
  }

  /**
   * Spools leads; they are durable when this returns.
   * @throws StorageFault when they are not
   */
  spool(leads: readonly AcceptedLead[]): void {
    try {
      this.#options.spool.append(leads);
    } catch (error) {
      this.#log?.error({ err: error }, "leads could be stored nowhere");
      throw error;
    }
  }

  /** Checks the database and, if it works, replays the spool. */
  checkAndReplay(): Promise<void> {
    this.#replaying ??= this.#replay().finally(() => {
      this.#replaying = null;
    });
    return this.#replaying;
  }

  async #replay(): Promise<void> {
    const { spool, check } = this.#options;
    try {
      await check();
      this.#isDown = false;
      for (let files = spool.take(); files.length > 0; files = spool.take()) {
        for (const file of files) await this.#storeFile(file);
      }
    } catch (error) {
      this.report(error);
      return;
    }
    // Nothing was awaited since the spool was found empty, so that no lead was added meanwhile.
    if (this.#since !== null) this.#log?.info({ since: this.#since }, "the database takes leads again");
    this.#since = null;
    this.#isDown = false;
    this.#isGone = false;
    spool.refill();
    this.#schedule(checkIntervalMs);
  }

  /** A crash in between is harmless, because a known key is not stored again. */
  async #storeFile(file: string): Promise<void> {
    const { spool, store } = this.#options;
    const { leads, damaged, newer } = spool.read(file);
    let refused = 0;
    for (let start = 0; start < leads.length; start += batchMax) {
      refused += await store(leads.slice(start, start + batchMax));
    }
    // The newer release will try the damaged lines again, and set them aside as well.
    if (newer.lines > 0) spool.setAside(file, newer.version);
    else if (damaged + refused > 0) spool.setAside(file);
    else spool.finish(file);
    this.#log?.info({ leads: leads.length - refused }, "leads of the spool are in the database");
    if (damaged + refused > 0) this.#log?.error({ file, damaged, refused }, "some of the spool could not be stored");
    if (newer.lines > 0)
      this.#log?.error({ file, ...newer }, "leads of the spool wait for the newer release that wrote them");
  }

  #schedule(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.checkAndReplay(), milliseconds);
    this.#timer.unref();
  }
}
