import { newSeed } from "./draft/form-key.ts";
import { isBlank, type Values } from "./draft/kept.ts";
import { readDraft, readPerson, readSent, removeDraft, writeDraft, writePerson } from "./draft/records.ts";
import { fieldsOf, isFilled } from "./fields.ts";
import type { FormOutcome } from "./form-outcome.ts";
import { findForm } from "./load-lead-forms.ts";
import { signsOfLife } from "./signs-of-life.ts";
import { loadToastArea } from "./toasts/load-toast-area.ts";

/** Where somebody is about to use the form, its code is asked for. */
const signsOfInterest = [...signsOfLife, "pointerover", "submit"] as const;

/** A submission waits this long for the form's code; then the browser posts it by itself. */
const patienceMs = 2_000;

/**
 * Looks after a form from the moment that the page is alive until the form is: what is typed meanwhile is kept, and
 * what is sent arrives.
 */
export class EarlyForm {
  readonly #name: FormOutcome["form"];
  readonly #load: () => Promise<void>;
  #listeners = new AbortController();
  #timer: number | null = null;
  #held = false;
  /** Milliseconds since 1970; null: nobody has touched it. */
  #startedAt: number | null = null;
  /** What was typed, or erased, since the page is there. */
  readonly #typed: Values = {};
  #isAlive = false;

  constructor(name: FormOutcome["form"], load: () => Promise<void>) {
    this.#name = name;
    this.#load = load;
  }

  /** Begins to look after the form; answers how to stop. */
  attend(): () => void {
    const form = findForm(this.#name);
    if (this.#isAlive || form === null) return () => {};
    this.#listeners = new AbortController();
    const area = form.closest("section") ?? form;
    const listen = (kind: string, react: (event: Event) => void) => {
      const listener = (event: Event) => event.target instanceof Node && area.contains(event.target) && react(event);
      // From the window downwards: React, which listens at the document, stops what is meant for a part that it can't
      // answer for yet.
      window.addEventListener(kind, listener, { capture: true, signal: this.#listeners.signal });
    };
    for (const sign of signsOfInterest) listen(sign, () => this.#want());
    for (const sign of signsOfLife) listen(sign, () => this.#touch());
    listen("input", ({ target }) => this.#keep(fieldsOf(form).filter((field) => field === target)));
    listen("submit", (event) => this.#hold(event));
    this.#keep(fieldsOf(form).filter(isFilled));
    // In development always: Vite replaces only code that the page has loaded.
    if (import.meta.env.DEV || this.#isAwaited(form)) this.#want();
    return () => this.#stop();
  }

  /** The form listens now: it gets what was sent to nobody. */
  handOver(): void {
    this.#isAlive = true;
    this.#stop();
    if (this.#held) findForm(this.#name)?.requestSubmit();
    this.#held = false;
  }

  #stop(): void {
    this.#listeners.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Without its code the form does what it can do by itself. */
  #want(): void {
    this.#load().catch(() => this.#held && this.#post());
  }

  /** Somebody was quicker than we, or the form has something to say or to fill in. */
  #isAwaited(form: HTMLFormElement): boolean {
    const person = readPerson();
    return (
      form.contains(document.activeElement) ||
      fieldsOf(form).some(isFilled) ||
      new URLSearchParams(location.search).has("sent") ||
      readDraft(this.#name) !== null ||
      (this.#name !== "newsletter" && person !== null && person.from !== this.#name)
    );
  }

  #touch(): void {
    if (this.#startedAt !== null) return;
    this.#startedAt = Date.now();
    loadToastArea().catch(() => undefined);
  }

  /** As the form will find it, and as it would have kept it: the newest letters, and beside them what an older visit left. */
  #keep(fields: ReturnType<typeof fieldsOf>): void {
    for (const { name, value } of fields) this.#typed[name] = value;
    if (Object.keys(this.#typed).length === 0) return;
    const draft = readDraft(this.#name);
    const values = { ...draft?.values, ...this.#typed };
    const seed = draft?.seed ?? readSent(this.#name)?.seed ?? newSeed();
    const startedAt = draft?.startedAt ?? this.#startedAt ?? performance.timeOrigin;
    if (isBlank(values)) removeDraft(this.#name);
    else writeDraft(this.#name, { seed, startedAt, values });
    // Whoever leaves before the form has come is known to the other one all the same.
    if (this.#name !== "newsletter") writePerson(this.#name, values);
  }

  #hold(event: Event): void {
    event.preventDefault();
    if (this.#held) return;
    this.#held = true;
    this.#timer = window.setTimeout(() => this.#post(), patienceMs);
  }

  #post(): void {
    this.#stop();
    this.#held = false;
    findForm(this.#name)?.requestSubmit();
  }
}
