import { confirmationsMax, confirmationsPerHourMax, rateWindowMs } from "../configuration/limits.ts";
import { Budget } from "./budget.ts";

const everyone = "everyone";
const hourMs = 60 * 60_000;

/**
 * Limits confirmation mails, because they go to addresses that a script may have made up: one budget per sender, one
 * for all senders together.
 */
export class ConfirmationBudget {
  readonly #ofSender: Budget;
  readonly #ofAll: Budget;

  constructor(now = () => performance.now()) {
    this.#ofSender = new Budget({ max: confirmationsMax, windowMs: rateWindowMs, now });
    this.#ofAll = new Budget({ max: confirmationsPerHourMax, windowMs: hourMs, now });
  }

  /**
   * Spends one message, if both budgets allow it.
   * @param sender null: unknown, so that only the shared budget is checked
   * @returns 0 when spent, else the seconds until the next message is allowed
   */
  take(sender: string | null): number {
    const balances = [this.#ofAll.peek(everyone), ...(sender === null ? [] : [this.#ofSender.peek(sender)])];
    const refusal = balances.find(({ allowed }) => !allowed);
    if (refusal !== undefined) return refusal.waitSeconds;
    this.#ofAll.take(everyone);
    if (sender !== null) this.#ofSender.take(sender);
    return 0;
  }
}
