import { addHidden, valuesOf } from "../fields.ts";
import { signsOfLife } from "../signs-of-life.ts";
import { keyOf, newSeed } from "./form-key.ts";

/**
 * The key of a lead and the time that it took, in hidden fields: so they come along as well when the browser posts
 * the form by itself.
 */
export class FormStamps {
  seed = newSeed();
  /** The first sign of life, in milliseconds since 1970; null: none yet. */
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
    for (const sign of signsOfLife) form.addEventListener(sign, start, { signal });
    form.addEventListener("submit", () => this.renew(), { signal });
    signal.addEventListener("abort", () => {
      this.#key.remove();
      this.#elapsed.remove();
    });
  }

  /** What was filled in without a sign of life is as old as the page: one click may send it, and no program did. */
  startWithPage(): void {
    this.startedAt ??= performance.timeOrigin;
  }

  renew(): void {
    this.#key.value = keyOf(this.seed, valuesOf(this.#form));
    this.#elapsed.value = String(Math.round(Date.now() - (this.startedAt ?? performance.timeOrigin)));
  }
}
