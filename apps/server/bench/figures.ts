/** One measurement of both sides, and the aim for their ratio. */
export type Figure = {
  what: string;
  unit: string;
  product: number;
  limit: number;
  /** Product divided by limit; the median of all rounds. */
  ratio: number;
  aim: Aim | null;
};

export type Aim = { atLeast: number } | { atMost: number };

/** @throws Error when the list is empty */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

export type Pair = { product: number; limit: number };

/** Computes the ratio per round, because the machine's speed varies between rounds and less within one. */
export function figureOf(what: string, unit: string, rounds: readonly Pair[], aim: Aim | null): Figure {
  return {
    ...{ what, unit, aim },
    product: median(rounds.map(({ product }) => product)),
    limit: median(rounds.map(({ limit }) => limit)),
    ratio: median(rounds.map(({ product, limit }) => product / limit)),
  };
}

export function isMet({ ratio, aim }: Figure): boolean {
  if (aim === null) return true;
  return "atLeast" in aim ? ratio >= aim.atLeast : ratio <= aim.atMost;
}
