/** Seeded random generator: the same seed gives the same visitors. */
export class Chance {
  #state: number;
  #senders = 0;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 ≤ x < 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<Item>(list: readonly [Item, ...Item[]]): Item {
    return list[this.between(0, list.length - 1)] ?? list[0];
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join("");
  }

  /** Random letters. */
  letters(from: number, to: number, alphabet = "abcdefghijklmnopqrstuvwxyz"): string {
    const letter = () => alphabet.charAt(this.between(0, alphabet.length - 1));
    return Array.from({ length: this.between(from, to) }, letter).join("");
  }

  /** A network address that no other sender has. */
  ip(): string {
    this.#senders += 1;
    const [high, low] = [this.#senders >> 8, this.#senders & 255];
    return this.#senders % 3 === 0 ? `2001:db8:${this.#senders.toString(16)}::7` : `198.18.${high}.${low}`;
  }

  key(): string {
    return this.letters(22, 22, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");
  }

  shuffle<Item>(list: readonly Item[]): Item[] {
    return list
      .map((item) => ({ item, at: this.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }
}
