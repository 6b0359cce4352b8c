/** Lets one task at a time use the connection, in the order of the requests. */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #locked = false;

  /** Resolves when the caller has the mutex, which lasts until `unlock`. */
  lock(): Promise<void> {
    if (this.#locked) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#locked = true;
    return Promise.resolve();
  }

  unlock(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#locked = false;
    else next();
  }
}
