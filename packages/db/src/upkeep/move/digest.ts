import { createHash } from "node:crypto";
import type { Row } from "./tables.ts";

export type Digest = { rows: number; digest: string };

const modulus = 2n ** 256n;

/**
 * The number of rows and the sum of their SHA-256 digests: equal for equal rows in any order, because the engines sort
 * texts differently.
 */
export class TableDigest {
  readonly #columns: readonly string[];
  #rows = 0;
  #sum = 0n;

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const values = JSON.stringify(this.#columns.map((column) => row[column]));
      this.#sum = (this.#sum + BigInt(`0x${createHash("sha256").update(values).digest("hex")}`)) % modulus;
      this.#rows += 1;
    }
  }

  result(): Digest {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(64, "0") };
  }
}
