import { addHidden, valuesOf } from "./fields.ts";
import { keyOf, newSeed } from "./form-key.ts";

/** Events of a visitor who uses the form. */
const useEvents = ["pointerdown", "focusin", "keydown", "input", "change"] as const;

/**
 * The idempotency key of a lead, and the milliseconds between the first use of the form and its submission. In hidden
 * fields, so that a native post sends them too.
 */
export class HiddenFields {
  seed = newSeed();
  /** The first use of the form, in milliseconds since 1970; null: not used yet. */
  startedAt: number | null = null;
  readonly #form: HTMLFormElement;
  readonly #key: HTMLInputElement;
  readonly #elapsed: HTMLInputElement;

  constructor(form: HTMLFormElement, signal: AbortSignal) {
    this.#form = form;
    this.#key = addHidden(form, "idempotencyKey");
    this.#elapsed = addHidden(form, "elapsedMs");
    const start = () => {
      this.startedAt ??= Date.now();
    };
    for (const type of useEvents) form.addEventListener(type, start, { signal });
    form.addEventListener("submit", () => this.renew(), { signal });
    signal.addEventListener("abort", () => {
      this.#key.remove();
      this.#elapsed.remove();
    });
  }

  /**
   * Counts from the page's start. For a form that was used before hydration, or filled in by the browser or a password
   * manager without an event: the first use is unknown, and a fast click after it must not look like a program's.
   */
  startWithPage(): void {
    this.startedAt ??= performance.timeOrigin;
  }

  renew(): void {
    this.#key.value = keyOf(this.seed, valuesOf(this.#form));
    this.#elapsed.value = String(Math.round(Date.now() - (this.startedAt ?? performance.timeOrigin)));
  }
}
