import type { Engine } from "../engine.ts";
import type { LeadReceipt, NewLead } from "../leads/lead.ts";
import { type AcceptedLead, acceptLead } from "../leads/storing/accepted-lead.ts";
import { type LeadPolicy, storeLeads } from "../leads/storing/store.ts";
import type { Db } from "../open.ts";
import { inTransaction } from "../queries/in-transaction.ts";
import type { Spool } from "../spool/spool.ts";
import { StorageFault } from "../storage-fault.ts";
import { type Readiness, type StorageLog, StorageWatch } from "./storage-watch.ts";

/** engine: of the failed database, to check when it works again */
export type Fallback = { spool: Spool; engine: Pick<Engine, "check"> };

type Outcome = PromiseSettledResult<LeadReceipt>;
type Waiting = { accepted: AcceptedLead; settle: (outcome: Outcome) => void };

const batchMax = 64;

/**
 * Stores all leads. Leads that are submitted in one turn of the event loop share a transaction, and so one fsync; each
 * is acknowledged after the commit. While the storage fails, they share an fsync of the spool instead.
 */
export class LeadIntake {
  readonly #db: Db;
  readonly #policy: LeadPolicy;
  readonly #onStored: () => void;
  readonly #watch: StorageWatch | null;
  readonly #queue: Waiting[] = [];
  #flushing: Promise<void> | null = null;

  /**
   * @param onStored called after every commit that stored a lead, to wake the dispatcher
   * @param fallback spools leads while the storage fails; null: they are refused
   */
  constructor(db: Db, policy: LeadPolicy, onStored: () => void = () => {}, fallback: Fallback | null = null) {
    this.#db = db;
    this.#policy = policy;
    this.#onStored = onStored;
    const store = async (leads: readonly AcceptedLead[]) =>
      (await this.#store(leads.toSorted(byKey))).filter(isRefused).length;
    this.#watch =
      fallback && new StorageWatch({ spool: fallback.spool, check: () => fallback.engine.check(db), store });
  }

  /**
   * The lead is durable when the promise resolves.
   * @throws StorageFault when it could be stored neither in the database nor in the spool
   */
  submit(lead: NewLead): Promise<LeadReceipt> {
    const { promise, resolve, reject } = Promise.withResolvers<LeadReceipt>();
    const settle = (outcome: Outcome) =>
      outcome.status === "fulfilled" ? resolve(outcome.value) : reject(outcome.reason);
    this.#queue.push({ accepted: acceptLead(lead), settle });
    this.#flushing ??= this.#flush();
    return promise;
  }

  /** Replays the spool, now and whenever the database works again. */
  start(log: StorageLog): void {
    this.#watch?.start(log);
  }

  /** Drains: resolves when every submitted lead is answered and one more replay of the spool has ended. */
  async stop(): Promise<void> {
    await this.#flushing;
    await this.#watch?.stop();
  }

  readiness(): Readiness {
    return this.#watch?.readiness() ?? { storage: "ok", spooled: 0, since: null };
  }

  async #flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, batchMax).toSorted((a, b) => byKey(a.accepted, b.accepted));
      const outcomes = await this.#storeOrSpool(batch.map(({ accepted }) => accepted));
      for (const [index, outcome] of outcomes.entries()) batch[index]?.settle(outcome);
    }
    this.#flushing = null;
  }

  async #storeOrSpool(leads: readonly AcceptedLead[]): Promise<Outcome[]> {
    try {
      if (this.#watch?.isDown) return spool(leads, this.#watch);
      return await this.#store(leads).catch((error: unknown) => {
        if (this.#watch === null || !(error instanceof StorageFault)) throw error;
        this.#watch.report(error);
        return spool(leads, this.#watch);
      });
    } catch (reason) {
      return leads.map(() => ({ status: "rejected", reason }));
    }
  }

  /**
   * Rejects only the rows that the tables refuse, and stores the rest of the batch.
   * @param together false: stores one lead after the other, to find the row that made the batch fail
   * @throws the error of a begin or a commit, and every StorageFault: then no lead is stored. No row is the cause, so
   * that trying row by row would fail for each row
   */
  async #store(leads: readonly AcceptedLead[], together = true): Promise<Outcome[]> {
    const groups = together ? [leads] : leads.map((lead) => [lead]);
    let storing = -1;
    try {
      const receipts = await inTransaction(this.#db, async (transaction) => {
        const stored: LeadReceipt[] = [];
        for (const [index, group] of groups.entries()) {
          storing = index;
          stored.push(...(await storeLeads(transaction, group, this.#policy)));
        }
        storing = -1;
        return stored;
      });
      if (receipts.some(({ stored }) => stored)) this.#onStored();
      return receipts.map(fulfilled);
    } catch (reason) {
      if (storing === -1 || reason instanceof StorageFault) throw reason;
      if (together && leads.length > 1) return this.#store(leads, false);
      const others = leads.filter((_, index) => index !== storing);
      const outcomes = others.length > 0 ? await this.#store(others) : [];
      return outcomes.toSpliced(storing, 0, { status: "rejected", reason });
    }
  }
}

/** Spools also leads that may be stored already, because a failing database may lose what it has acknowledged. */
function spool(leads: readonly AcceptedLead[], watch: StorageWatch): Outcome[] {
  watch.spool(leads);
  return leads.map(({ reference }) => fulfilled({ reference, stored: true }));
}

/** Every instance stores keys in this order, because two instances with opposite orders would deadlock. */
function byKey(a: AcceptedLead, b: AcceptedLead): number {
  return a.lead.idempotencyKey < b.lead.idempotencyKey ? -1 : 1;
}

function fulfilled(value: LeadReceipt): Outcome {
  return { status: "fulfilled", value };
}

function isRefused({ status }: Outcome): boolean {
  return status === "rejected";
}
