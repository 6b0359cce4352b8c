import type { Engine } from "../engine.ts";
import { dueAt } from "../leads/clock.ts";
import { findLead } from "../leads/inbox.ts";
import type { LeadReceipt, NewLead } from "../leads/lead-fields.ts";
import { requestLinks } from "../leads/request-link.ts";
import { type Db, inTransaction } from "../open.ts";
import { type AcceptedLead, acceptLead } from "./accepted-lead.ts";
import type { Spool } from "./spool.ts";
import { healthy, type Readiness, type StorageLog, StorageWatch } from "./storage-watch.ts";
import { type LeadPolicy, storeLead } from "./store-lead.ts";

export type Fallback = { spool: Spool; engine: Pick<Engine, "check"> };

/**
 * Stores one lead after another, so that each lead is compared with all earlier ones. One transaction stores a lead and
 * queues its notifications. The visitor is thanked after the commit.
 * While the database fails, `StorageWatch` writes each lead to the spool and syncs it to the disk before the visitor is
 * thanked. When the database works again, `StorageWatch` moves the leads to the database in the order in which they
 * arrived. After a crash, a lead may be both in the database and in the spool, but its identity prevents a second row.
 * If the spool fails too, the visitor is asked to call.
 */
export class LeadIntake {
  readonly #db: Db;
  readonly #policy: LeadPolicy;
  readonly #onStored: () => void;
  readonly #watch: StorageWatch | null;
  #last: Promise<unknown> = Promise.resolve();

  /** @param fallback if it is null, leads that the database can't store are refused */
  constructor(db: Db, policy: LeadPolicy, onStored: () => void = () => {}, fallback: Fallback | null = null) {
    this.#db = db;
    this.#policy = policy;
    this.#onStored = onStored;
    const store = (lead: AcceptedLead) => this.#store(lead);
    this.#watch =
      fallback && new StorageWatch({ spool: fallback.spool, check: () => fallback.engine.check(db), store });
  }

  /**
   * When the promise resolves, the lead is on the disk.
   * @returns a receipt, with `dueAt` in UTC and ISO 8601; `token` is null if the key that signs tokens couldn't be read
   * @throws StorageFault if neither the database nor the spool could store the lead
   */
  async submit(lead: NewLead): Promise<LeadReceipt & { dueAt: string; token: string | null }> {
    const links = requestLinks(this.#db, this.#policy.secretKeys).catch(() => null);
    const accepted = acceptLead(lead);
    const storing = this.#last.then(() => this.#watch?.take(accepted) ?? this.#store(accepted));
    this.#last = storing.catch(() => {});
    const receipt = await storing;
    const { reference, stored } = receipt;
    const known = stored ? undefined : await findLead(this.#db, reference).catch(() => undefined);
    const promised = known?.due_at ?? dueAt(accepted.at, this.#policy.hours);
    return { ...receipt, dueAt: promised, token: (await links)?.ofReceipt(reference) ?? null };
  }

  start(log: StorageLog): void {
    this.#watch?.start(log);
  }

  async stop(): Promise<void> {
    await this.#last;
    await this.#watch?.stop();
  }

  readiness(): Readiness {
    return this.#watch?.readiness() ?? healthy;
  }

  async #store(lead: AcceptedLead): Promise<LeadReceipt> {
    const receipt = await inTransaction(this.#db, (transaction) => storeLead(transaction, lead, this.#policy));
    if (receipt.stored) this.#onStored();
    return receipt;
  }
}
