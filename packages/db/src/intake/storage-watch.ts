import { Unreadable } from "../files/look.ts";
import type { LeadReceipt } from "../leads/lead-fields.ts";
import { StorageFault } from "../storage-fault.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import type { Spool } from "./spool.ts";

/** The state for `/readyz` and `/metrics`, kept in memory, because it is read most often while the storage fails. */
export type Readiness = {
  /** gone: the database's file was deleted, renamed or overwritten */
  storage: "ok" | "failing" | "gone";
  /** For an operator, if the file is gone: the location of its data, and the next step. */
  wayOut: string | null;
  spooled: number;
  /** When the first of the waiting leads was spooled. */
  since: Date | null;
  /** Files of the spool that could not be stored. */
  left: number;
  /** Spool files of this instance that this process may not read, in words. */
  unreadable: readonly string[];
  /** Why the spool accepts no leads, such as ENOSPC. null: it accepts them */
  spoolFault: string | null;
  /** Leads that neither the database nor the spool accepted, since the start. */
  refused: number;
};

export const healthy: Readiness = {
  storage: "ok",
  wayOut: null,
  spooled: 0,
  since: null,
  left: 0,
  unreadable: [],
  spoolFault: null,
  refused: 0,
};

type Say = (fields: object, message: string) => void;
export type StorageLog = { info: Say; error: Say };

type Options = {
  spool: Spool;
  /** @throws if the database can't be written */
  check: () => Promise<void>;
  /** @throws StorageFault if the database can't be written, another error if the tables refuse the lead */
  store: (lead: AcceptedLead) => Promise<LeadReceipt>;
};

const retryMs = 1_000;
/** A periodic check finds out that an open database file was deleted, and finds leads that another process spooled. */
const checkMs = 10_000;

/** Checks whether the database and the spool accept leads, and replays the spool when the database works again. */
export class StorageWatch {
  readonly #options: Options;
  #log: StorageLog | null = null;
  /** Since when leads have been spooled, and the database file's state if it is gone. null: all leads are stored */
  #outage: { since: Date; gone: StorageFault | null } | null = null;
  /**
   * Whether new leads go to the spool at once. False during a replay, because leads that arrive faster than they are
   * replayed would prevent the spool from ever becoming empty.
   */
  #isDown = false;
  #isStarting = true;
  #spoolFault: string | null = null;
  #refused = 0;
  #timer: NodeJS.Timeout | null = null;
  #replaying: Promise<void> | null = null;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  readiness(): Readiness {
    const { since, gone } = this.#outage ?? { since: null, gone: null };
    const { waiting: spooled, left, unreadable } = this.#options.spool.state();
    return {
      storage: gone !== null ? "gone" : since === null ? "ok" : "failing",
      wayOut: gone?.message ?? null,
      spooled,
      since,
      left: left.length,
      unreadable: unreadable.map(({ sentence }) => sentence),
      spoolFault: this.#spoolFault,
      refused: this.#refused,
    };
  }

  /** Checks at once, then periodically. */
  start(log: StorageLog): void {
    this.#log = log;
    // Counts leads left by an earlier process, even if the database fails from the start.
    this.#options.spool.list();
    this.#schedule(0);
  }

  /** Ends the checks after a last attempt to replay the spool. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#checkAndReplay();
  }

  /** Stores a lead, or spools it while the database fails. @throws StorageFault if neither place accepts it */
  async take(lead: AcceptedLead): Promise<LeadReceipt> {
    if (this.#isDown) return this.#spool(lead);
    try {
      return await this.#options.store(lead);
    } catch (error) {
      if (!(error instanceof StorageFault)) throw error;
      this.#report(error);
      return this.#spool(lead);
    }
  }

  /** Reports a failure of the database: until a check succeeds, new leads go to the spool at once. */
  #report(fault: unknown): void {
    const gone = fault instanceof StorageFault && fault.code === "DATABASE_GONE" ? fault : null;
    if (this.#outage === null) this.#log?.error({ err: fault }, "the database takes no leads, they wait in the spool");
    if (gone !== null && this.#outage?.gone?.message !== gone.message)
      this.#log?.error({ err: gone }, "the database's file is gone; the error says where its data is");
    this.#outage = { since: this.#outage?.since ?? new Date(), gone };
    this.#isDown = true;
    this.#schedule(retryMs);
  }

  /**
   * Spools a lead; it is durable when this returns. A lead is spooled even if it may be stored already, because a
   * failing database may lose leads that it has acknowledged. A test lead is refused, because its command must report
   * the failure.
   * @throws StorageFault if the lead is not durable
   */
  #spool(lead: AcceptedLead): LeadReceipt {
    if (lead.lead.canary) throw new StorageFault("CANARY", "The database takes no leads.");
    try {
      this.#options.spool.append(lead);
      this.#spoolFault = null;
      return { reference: lead.reference, stored: true };
    } catch (error) {
      this.#refused += 1;
      this.#spoolFault = error instanceof StorageFault ? error.code : String(error);
      this.#log?.error({ err: error }, "leads couldn't be stored anywhere");
      throw error;
    }
  }

  /** Checks the database and, if it works, replays the spool. */
  #checkAndReplay(): Promise<void> {
    this.#replaying ??= this.#replay().finally(() => {
      this.#replaying = null;
    });
    return this.#replaying;
  }

  async #replay(): Promise<void> {
    this.#trySpool();
    try {
      await this.#options.check();
      this.#isDown = false;
      await this.#storeAll();
    } catch (error) {
      // The error of the check or of the store; no other log line reports that the database is down.
      this.#report(error);
      return;
    }
    // No `await` has run since the spool was found empty, so no lead was added meanwhile.
    if (this.#outage !== null) this.#log?.info({ since: this.#outage.since }, "the database takes leads again");
    this.#outage = null;
    this.#isStarting = false;
    this.#isDown = false;
    this.#schedule(checkMs);
  }

  /** A spool that accepts no leads must be noticed before it is needed. */
  #trySpool(): void {
    const fault = this.#options.spool.try();
    const folder = this.#options.spool.folder;
    if (fault !== null && fault !== this.#spoolFault)
      this.#log?.error({ folder, code: fault }, "the spool takes no leads");
    this.#spoolFault = fault;
  }

  async #storeAll(): Promise<void> {
    const { spool } = this.#options;
    const tried = new Set<string>();
    const count = { leads: 0, left: 0 };
    // Once after a start also the files that were set aside, because a newer release may be able to store them.
    let files = spool.list({ again: this.#isStarting });
    while (files.length > 0) {
      for (const file of files) {
        tried.add(file);
        await this.#storeFile(file, count);
      }
      files = spool.list().filter((file) => !tried.has(file));
    }
    if (count.leads > 0) this.#log?.info({ leads: count.leads }, "leads of the spool are in the database");
    if (count.left > 0) this.#log?.error({ leads: count.left }, "some of the spool could not be stored");
  }

  /** A crash between the two is harmless, because a stored lead is not stored again. */
  async #storeFile(file: string, count: { leads: number; left: number }): Promise<void> {
    const { spool, store } = this.#options;
    const leads = spool.read(file);
    // `readiness` names the file, and the next check tries it again, because its owner may fix it.
    if (leads instanceof Unreadable) return;
    let stored = 0;
    for (const lead of leads) if (lead !== null && (await isTaken(store(lead)))) stored += 1;
    try {
      if (stored === leads.length) spool.finish(file);
      else spool.setAside(file);
    } catch (error) {
      this.#log?.error({ err: error, file }, "a file of the spool is stored, but stays there");
      return;
    }
    count.leads += stored;
    count.left += leads.length - stored;
  }

  #schedule(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#checkAndReplay(), milliseconds);
    this.#timer.unref();
  }
}

/** false: the tables refuse the lead. @throws StorageFault */
function isTaken(storing: Promise<LeadReceipt>): Promise<boolean> {
  return storing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof StorageFault) throw error;
      return false;
    },
  );
}
