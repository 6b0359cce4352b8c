const daysOfMonth = 30;

/** What a payer's days of waiting cost: a month's collections ÷ 30 × the days, in whole dollars. */
export function waitingCost(collectionsOfMonth: number, days: number): number {
  return Math.round((collectionsOfMonth / daysOfMonth) * days);
}
