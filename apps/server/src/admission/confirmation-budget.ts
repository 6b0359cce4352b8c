import { confirmationsMax, confirmationsPerHourMax, countedClientsMax, rateWindowMs } from "../configuration/limits.ts";
import { Budget } from "./budget.ts";

const everybody = "everybody";
const hourMs = 60 * 60_000;

/** What a script may make this site mail to strangers: a few messages for each sender, and some for all together. */
export class ConfirmationBudget {
  readonly #ofSender: Budget;
  readonly #ofAll: Budget;

  constructor(now = () => performance.now()) {
    this.#ofSender = new Budget({ max: confirmationsMax, windowMs: rateWindowMs, clientsMax: countedClientsMax, now });
    this.#ofAll = new Budget({ max: confirmationsPerHourMax, windowMs: hourMs, clientsMax: 1, now });
  }

  /**
   * Spends one message, if there is one. @param sender null: nobody knows who, only the budget of all is spent
   * @returns seconds until there is one; 0: spent
   */
  take(sender: string | null): number {
    const balances = [this.#ofAll.look(everybody), ...(sender === null ? [] : [this.#ofSender.look(sender)])];
    const refusal = balances.find(({ allowed }) => !allowed);
    if (refusal !== undefined) return refusal.waitSeconds;
    this.#ofAll.take(everybody);
    if (sender !== null) this.#ofSender.take(sender);
    return 0;
  }
}
