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

/** Stores the leads while the database fails, and knows the engine that reports when the database works again. */
export type Fallback = { spool: Spool; engine: Pick<Engine, "check"> };

/**
 * A lead's way in, from the procedure that has checked and scored it to the answer "thank you".
 *
 * Leads are stored one after another, each in its own transaction, so that each sees those before it. Its notifications
 * are queued in the same transaction, so that no lead lacks its email to the office. A visitor is thanked after the
 * commit, never before.
 *
 * `identityOf` decides whether two leads are the same. The reference is computed from it, so that a lead that is sent
 * again gets the same reference from any instance, and from the spool even without the database.
 *
 * While the database fails, `StorageWatch` writes leads to the spool instead: one file per lead, synced to disk before
 * the visitor is thanked. It checks the database every second, and stores the files in the order of their writing when
 * the database works again. A crash between storing and deleting a file is harmless, because a stored lead is
 * recognized. Lines that no table accepts are set aside and tried again at each start. A lead is refused only if
 * neither the database nor the spool accepts it; its visitor is asked to call.
 */
export class LeadIntake {
  readonly #db: Db;
  readonly #policy: LeadPolicy;
  readonly #onStored: () => void;
  readonly #watch: StorageWatch | null;
  /** Resolves when the newest lead is stored, spooled or refused. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param onStored called after every commit that stored a lead; wakes the dispatcher
   * @param fallback spools leads while the storage fails; null: the leads are refused
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
   * Stores a lead; it is durable when the promise resolves.
   * @returns `dueAt`: the time by which the lead is answered, UTC, ISO-8601. `token`: opens the visitor's own page;
   * null if the database, which has the key of the tokens, has not answered since the start
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

  /** Stores the leads of the spool, now and whenever the database works again. */
  start(log: StorageLog): void {
    this.#watch?.start(log);
  }

  /** Resolves when every submitted lead is answered and the spool was tried once more. */
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
