import type { LeadReceipt, NewLead } from "./lead.ts";
import type { Db } from "./open.ts";
import { type LeadPolicy, storeLead } from "./store-lead.ts";

type Waiting = { lead: NewLead; resolve: (receipt: LeadReceipt) => void; reject: (error: unknown) => void };

const batchMax = 64;

/**
 * The one door to the lead tables. Leads that arrive in one turn of the event loop share a transaction, and so one
 * fsync; each is answered after the commit.
 */
export class LeadIntake {
  readonly #db: Db;
  readonly #policy: LeadPolicy;
  readonly #onStored: () => void;
  readonly #queue: Waiting[] = [];
  #flushing = false;

  /** @param onStored called after every commit that stored a lead: the dispatcher's alarm clock */
  constructor(db: Db, policy: LeadPolicy, onStored: () => void = () => {}) {
    this.#db = db;
    this.#policy = policy;
    this.#onStored = onStored;
  }

  /** When the promise resolves, the lead is on disk. */
  submit(lead: NewLead): Promise<LeadReceipt> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ lead, resolve, reject });
      if (!this.#flushing) {
        this.#flushing = true;
        setImmediate(() => this.#flush());
      }
    });
  }

  async #flush(): Promise<void> {
    while (this.#queue.length > 0) await this.#commit(this.#queue.splice(0, batchMax));
    this.#flushing = false;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    let storing = -1;
    try {
      const receipts = await this.#db.transaction().execute(async (transaction) => {
        const stored: LeadReceipt[] = [];
        for (const [index, { lead }] of batch.entries()) {
          storing = index;
          stored.push(await storeLead(transaction, lead, this.#policy));
        }
        storing = -1;
        return stored;
      });
      for (const [index, receipt] of receipts.entries()) batch[index]?.resolve(receipt);
      if (receipts.some(({ stored }) => stored)) this.#onStored();
    } catch (error) {
      await this.#sortOut(batch, storing, error);
    }
  }

  /**
   * One bad row must not take its neighbours with it: they are stored without it. A transaction that could not begin or
   * commit is nobody's fault, and trying it row by row would wait out the busy time-out for each.
   * @param culprit index of the lead that was being stored; -1: none was
   */
  async #sortOut(batch: readonly Waiting[], culprit: number, error: unknown): Promise<void> {
    if (culprit === -1) {
      for (const { reject } of batch) reject(error);
      return;
    }
    batch[culprit]?.reject(error);
    const others = batch.filter((_, index) => index !== culprit);
    if (others.length > 0) await this.#commit(others);
  }
}
