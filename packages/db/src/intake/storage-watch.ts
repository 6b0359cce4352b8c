import { Unreadable } from "../files/look.ts";
import type { LeadReceipt } from "../leads/lead-fields.ts";
import { StorageFault } from "../storage-fault.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import type { Spool } from "./spool.ts";

/** `/readyz` and `/metrics` report this state. It is in memory, because monitoring reads it often. */
export type Readiness = {
  /** "gone" means that the database file was deleted, renamed or overwritten. */
  storage: "ok" | "failing" | "gone";
  /** If the database file is gone, this tells the operator where the data is and what to do next. */
  wayOut: string | null;
  spooled: number;
  since: Date | null;
  left: number;
  unreadable: readonly string[];
  /** The error code of the spool, such as ENOSPC, or null if the spool can take leads. */
  spoolFault: string | null;
  /** The number of leads since startup that neither the database nor the spool accepted. */
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

export type StorageLog = Record<"info" | "error", (fields: object, message: string) => void>;

type Options = {
  spool: Spool;
  check: () => Promise<void>;
  store: (lead: AcceptedLead) => Promise<LeadReceipt>;
};

const retryMs = 1_000;
/** A check notices that the database file was deleted, or that another process has put leads into the spool. */
const checkMs = 10_000;

export class StorageWatch {
  readonly #options: Options;
  #log: StorageLog | null = null;
  #state = healthy;
  /** False while the spool is moved to the database, because the move might never end if new leads were spooled. */
  #isDown = false;
  #isStarting = true;
  #timer: NodeJS.Timeout | null = null;
  #replaying: Promise<void> | null = null;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  readiness(): Readiness {
    const { waiting, left, unreadable } = this.#options.spool.state();
    const sentences = unreadable.map(({ sentence }) => sentence);
    return { ...this.#state, spooled: waiting, left: left.length, unreadable: sentences };
  }

  start(log: StorageLog): void {
    this.#log = log;
    this.#options.spool.list();
    this.#schedule(0);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#checkAndReplay();
  }

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

  #report(fault: unknown): void {
    const former = this.#state;
    const wayOut = fault instanceof StorageFault && fault.code === "DATABASE_GONE" ? fault.message : null;
    if (former.since === null) this.#log?.error({ err: fault }, "the database takes no leads; they wait in the spool");
    if (wayOut !== null && wayOut !== former.wayOut)
      this.#log?.error({ err: fault }, "the database's file is gone; the error says where its data is");
    const storage = wayOut === null ? "failing" : "gone";
    this.#state = { ...former, storage, wayOut, since: former.since ?? new Date() };
    this.#isDown = true;
    this.#schedule(retryMs);
  }

  #spool(lead: AcceptedLead): LeadReceipt {
    // A canary isn't spooled, because `pnpm leads canary` must report that the database fails.
    if (lead.lead.canary) throw new StorageFault("CANARY", "The database takes no leads.");
    try {
      this.#options.spool.append(lead);
      this.#state = { ...this.#state, spoolFault: null };
      return { reference: lead.reference, stored: true };
    } catch (error) {
      const spoolFault = error instanceof StorageFault ? error.code : String(error);
      this.#state = { ...this.#state, spoolFault, refused: this.#state.refused + 1 };
      this.#log?.error({ err: error }, "leads couldn't be stored anywhere");
      throw error;
    }
  }

  #checkAndReplay(): Promise<void> {
    this.#replaying ??= this.#replay().finally(() => {
      this.#replaying = null;
    });
    return this.#replaying;
  }

  async #replay(): Promise<void> {
    const { spool } = this.#options;
    // Each check tests the spool, so that a fault of the spool is noticed before a lead needs it.
    const spoolFault = spool.try();
    if (spoolFault !== null && spoolFault !== this.#state.spoolFault)
      this.#log?.error({ folder: spool.folder, code: spoolFault }, "the spool takes no leads");
    this.#state = { ...this.#state, spoolFault };
    try {
      await this.#options.check();
      this.#isDown = false;
      await this.#storeAll();
    } catch (error) {
      this.#report(error);
      return;
    }
    // `#storeAll` has found the spool empty, and nothing was awaited since then, so the spool is still empty.
    const { since } = this.#state;
    if (since !== null) this.#log?.info({ since }, "the database takes leads again");
    this.#state = { ...this.#state, storage: "ok", wayOut: null, since: null };
    this.#isDown = false;
    this.#isStarting = false;
    this.#schedule(checkMs);
  }

  async #storeAll(): Promise<void> {
    const { spool } = this.#options;
    const tried = new Set<string>();
    const count = { leads: 0, left: 0 };
    // After an update, the site may be able to store the leads of files that were set aside.
    let files = spool.list({ again: this.#isStarting });
    for (; files.length > 0; files = spool.list().filter((file) => !tried.has(file)))
      for (const file of files) {
        tried.add(file);
        await this.#storeFile(file, count);
      }
    if (count.leads > 0) this.#log?.info({ leads: count.leads }, "leads of the spool are in the database");
    if (count.left > 0) this.#log?.error({ leads: count.left }, "some leads of the spool could not be stored");
  }

  async #storeFile(file: string, count: { leads: number; left: number }): Promise<void> {
    const { spool } = this.#options;
    const leads = spool.read(file);
    if (leads instanceof Unreadable) return;
    let left = 0;
    for (const lead of leads) if (lead === null || !(await this.#isAccepted(lead))) left += 1;
    try {
      if (left === 0) spool.finish(file);
      else spool.setAside(file);
      count.leads += leads.length - left;
      count.left += left;
    } catch (error) {
      this.#log?.error({ err: error, file }, "a file of the spool could be neither deleted nor set aside");
    }
  }

  async #isAccepted(lead: AcceptedLead): Promise<boolean> {
    try {
      await this.#options.store(lead);
      return true;
    } catch (error) {
      if (error instanceof StorageFault) throw error;
      return false;
    }
  }

  #schedule(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#checkAndReplay(), milliseconds);
    this.#timer.unref();
  }
}
