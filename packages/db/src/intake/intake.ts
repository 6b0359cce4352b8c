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

/** While the database fails, leads go to the spool. The engine's check finds out when the database works again. */
export type Fallback = { spool: Spool; engine: Pick<Engine, "check"> };

/**
 * Stores checked and scored leads one after another, so that each is compared with all earlier leads. One transaction
 * stores a lead and queues its notifications. The visitor is thanked after the commit. While the database fails,
 * `StorageWatch` writes each lead durably to the spool before the visitor is thanked. When the database works again,
 * `StorageWatch` stores the leads in order. If a crash leaves a lead in both the database and the spool, the
 * lead is recognized by its identity and stored only once. The visitor is asked to call only if the spool fails too.
 */
export class LeadIntake {
  readonly #db: Db;
  readonly #policy: LeadPolicy;
  readonly #onStored: () => void;
  readonly #watch: StorageWatch | null;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param onStored called after every commit that stored a lead, to wake the dispatcher
   * @param fallback takes leads while the storage fails; null: such leads are refused
   */
  constructor(db: Db, policy: LeadPolicy, onStored: () => void = () => {}, fallback: Fallback | null = null) {
    this.#db = db;
    this.#policy = policy;
    this.#onStored = onStored;
    const store = (lead: AcceptedLead) => this.#store(lead);
    this.#watch =
      fallback && new StorageWatch({ spool: fallback.spool, check: () => fallback.engine.check(db), store });
  }

  /**
   * Stores a lead, which is durable when the promise resolves.
   * @returns dueAt: UTC, ISO-8601. token: opens the visitor's request; null if the key in the database couldn't be read
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

  /** Resolves when every submitted lead is stored, spooled or refused, and the spool has been replayed once more. */
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
