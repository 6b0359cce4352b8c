import type { Engine } from "../engine.ts";
import { dueAt, findDueAt } from "../leads/clock.ts";
import type { LeadReceipt, NewLead } from "../leads/lead-fields.ts";
import { requestLinks } from "../leads/request-link.ts";
import type { Db } from "../open.ts";
import { inSavepoint, inTransaction } from "../queries/in-transaction.ts";
import { StorageFault } from "../storage-fault.ts";
import { type AcceptedLead, acceptLead } from "./accepted-lead.ts";
import type { Spool } from "./spool.ts";
import { healthy, type Outcome, type Readiness, type StorageLog, StorageWatch } from "./storage-watch.ts";
import { type LeadPolicy, storeLead } from "./store-lead.ts";

/** Where leads go while the database fails, and the engine that is asked when it works again. */
export type Fallback = { spool: Spool; engine: Pick<Engine, "check"> };

type Waiting = { accepted: AcceptedLead; settle: (outcome: Outcome) => void };

/** More leads than these are stored in several transactions, so that none of them waits long for its commit. */
const batchMax = 64;

/**
 * A lead's way in, from the procedure that has checked and scored it to the answer "thank you".
 *
 * Leads that are submitted in one turn of the event loop share a transaction, and so one fsync. Each is stored in a
 * savepoint of its own, so that a lead that its table refuses fails alone. Its notifications are queued in the same
 * transaction: a lead without its email to the office can't exist. A visitor is thanked after the commit, never before.
 *
 * `identityOf` decides whether two leads are the same. The reference is computed from it, so that a lead that is sent again
 * gets the same reference from any instance, and from the spool without the database.
 *
 * While the database fails, `StorageWatch` writes leads to the spool instead: a file for each batch, synced to disk before
 * the visitors are thanked. It asks the database every second, and when it works again stores the files in the order in
 * which they were written. A crash between storing and deleting a file is harmless, because a lead that is stored is
 * found. Lines that no table takes are set aside and tried again at each start. Only a lead that neither the database nor
 * the spool takes is refused, and its visitor is asked to call.
 */
export class LeadIntake {
  readonly #db: Db;
  readonly #policy: LeadPolicy;
  readonly #onStored: () => void;
  readonly #watch: StorageWatch | null;
  readonly #queue: Waiting[] = [];
  /**
   * Whether the visitor gets a confirmation, by the lead's reference. It is asked once for each lead and kept until the
   * lead is stored, because the question spends a budget and a transaction may run again.
   */
  readonly #confirms = new Map<string, boolean>();
  #flushing: Promise<void> | null = null;

  /**
   * @param onStored called after every commit that stored a lead, to wake the dispatcher
   * @param fallback spools leads while the storage fails; null: they are refused
   */
  constructor(db: Db, policy: LeadPolicy, onStored: () => void = () => {}, fallback: Fallback | null = null) {
    this.#db = db;
    this.#policy = policy;
    this.#onStored = onStored;
    const store = (leads: readonly AcceptedLead[]) => this.#store(leads);
    this.#watch =
      fallback && new StorageWatch({ spool: fallback.spool, check: () => fallback.engine.check(db), store });
  }

  /**
   * Stores a lead; it is durable when the promise resolves.
   * @returns with the time by which it is answered, UTC, ISO-8601, and with the token of the visitor's own page; null when the database, which has the key of the tokens, has not
   * answered since the start
   * @throws StorageFault when it could be stored neither in the database nor in the spool
   */
  async submit(lead: NewLead): Promise<LeadReceipt & { dueAt: string; token: string | null }> {
    const links = requestLinks(this.#db, this.#policy.secretKeys).catch(() => null);
    const { promise, resolve, reject } = Promise.withResolvers<LeadReceipt>();
    const settle = (outcome: Outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
    const accepted = acceptLead(lead);
    this.#queue.push({ accepted, settle });
    this.#flushing ??= this.#flush();
    const receipt = await promise;
    const { reference, stored } = receipt;
    const known = stored ? null : await findDueAt(this.#db, reference).catch(() => null);
    const promised = known ?? dueAt(accepted.at, this.#policy.hours);
    return { ...receipt, dueAt: promised, token: (await links)?.ofReceipt(reference) ?? null };
  }

  /** Stores the leads of the spool, now and whenever the database works again. */
  start(log: StorageLog): void {
    this.#watch?.start(log);
  }

  /** Resolves when every submitted lead is answered and the spool was tried once more. */
  async stop(): Promise<void> {
    await this.#flushing;
    await this.#watch?.stop();
  }

  readiness(): Readiness {
    return this.#watch?.readiness() ?? healthy;
  }

  async #flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, batchMax).toSorted((a, b) => byReference(a.accepted, b.accepted));
      const outcomes = await this.#storeOrSpool(batch.map(({ accepted }) => accepted));
      for (const [index, outcome] of outcomes.entries()) batch[index]?.settle(outcome);
    }
    this.#flushing = null;
  }

  async #storeOrSpool(leads: readonly AcceptedLead[]): Promise<Outcome[]> {
    try {
      if (this.#watch?.isDown) return this.#watch.spool(leads);
      return await this.#store(leads).catch((error: unknown) => {
        if (this.#watch === null || !(error instanceof StorageFault)) throw error;
        this.#watch.report(error);
        return this.#watch.spool(leads);
      });
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      return leads.map(() => error);
    }
  }

  /**
   * Stores each lead in its own savepoint: a lead sees those before it, and one that its table refuses is rejected
   * alone.
   * @throws the error of a begin or a commit, and every StorageFault: then no lead is stored
   */
  async #store(leads: readonly AcceptedLead[]): Promise<Outcome[]> {
    const outcomes = await inTransaction(this.#db, async (transaction) => {
      const settled: Outcome[] = [];
      for (const accepted of leads) {
        const policy = { ...this.#policy, mayConfirm: () => this.#mayConfirm(accepted) };
        const storing = inSavepoint(transaction, () => storeLead(transaction, accepted, policy));
        settled.push(await storing.catch(refusalOf));
      }
      return settled;
    });
    for (const { reference } of leads) this.#confirms.delete(reference);
    if (outcomes.some((outcome) => !(outcome instanceof Error) && outcome.stored)) this.#onStored();
    return outcomes;
  }

  #mayConfirm({ lead, reference }: AcceptedLead): boolean {
    const confirms = this.#confirms.get(reference) ?? this.#policy.mayConfirm(lead.clientHash);
    this.#confirms.set(reference, confirms);
    return confirms;
  }
}

/** Every instance stores leads in this order, because two instances with opposite orders would deadlock. */
function byReference(a: AcceptedLead, b: AcceptedLead): number {
  return a.reference < b.reference ? -1 : 1;
}

/** @throws a StorageFault, because it ends the whole transaction */
function refusalOf(error: unknown): Error {
  if (error instanceof StorageFault || !(error instanceof Error)) throw error;
  return error;
}
