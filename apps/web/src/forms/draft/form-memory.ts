import { fieldsOf, isFilled, putAll, valuesOf } from "../fields.ts";
import type { FormOutcome } from "../form-outcome.ts";
import { cameByRedirect } from "../use-sent-reference.ts";
import { FormStamps } from "./form-stamps.ts";
import { additionsOf, isBlank, type Values } from "./kept.ts";
import {
  readDraft,
  readPerson,
  readSent,
  removeDraft,
  removePerson,
  writeDraft,
  writePerson,
  writeSent,
} from "./records.ts";

type Options = {
  form: FormOutcome["form"];
  element: HTMLFormElement;
  /** The reference in the address: a post that the browser made by itself was answered with it. */
  sentReference: string | null;
  /** Told what the fields hold, at first and after every change. */
  onValues: (values: Values) => void;
  /** Told whether fields are filled in from the other form. */
  onPrefilled: (prefilled: boolean) => void;
};

const saveDelayMs = 300;

/** What a form keeps in this browser: its draft until that is sent, and in this tab who wrote it, for the other form. */
export class FormMemory {
  readonly #options: Options;
  readonly #listeners = new AbortController();
  readonly #stamps: FormStamps;
  #savedText = "";
  #timer: number | null = null;
  #prefilled: Values = {};

  constructor(options: Options) {
    this.#options = options;
    this.#stamps = new FormStamps(options.element, this.#listeners.signal);
    this.#restore();
    this.#listen();
    this.#stamps.renew();
    options.onValues(valuesOf(options.element));
  }

  /** After a success: the draft goes, who wrote stays in this tab for the other form, the fields are cleared. */
  settle(reference: string | null): void {
    const { form, element, onValues, onPrefilled } = this.#options;
    const { seed } = this.#stamps;
    this.#save();
    this.#keepPerson();
    // Another tab may have begun a draft of its own.
    if (readDraft(form)?.seed === seed) removeDraft(form);
    writeSent(form, { seed, reference });
    element.reset();
    this.#stamps.startedAt = null;
    this.#stamps.renew();
    this.#prefilled = {};
    this.#savedText = JSON.stringify(valuesOf(element));
    onPrefilled(false);
    onValues(valuesOf(element));
  }

  /** Empties what was filled in from the other form and is still as it was, and forgets whose it is. */
  clearPrefilled(): void {
    const { element, onPrefilled } = this.#options;
    removePerson();
    for (const field of fieldsOf(element)) {
      if (field.value === this.#prefilled[field.name]) field.value = "";
    }
    this.#prefilled = {};
    this.#save();
    onPrefilled(false);
  }

  detach(): void {
    if (this.#timer !== null) this.#save();
    this.#listeners.abort();
  }

  #restore(): void {
    const { form, element, sentReference } = this.#options;
    const sent = readSent(form);
    let draft = readDraft(form);
    this.#stamps.seed = draft?.seed ?? sent?.seed ?? this.#stamps.seed;
    if (sentReference !== null && sent?.reference !== sentReference && cameByRedirect()) {
      removeDraft(form);
      writeSent(form, { seed: this.#stamps.seed, reference: sentReference });
      draft = null;
    }
    if (draft !== null) {
      this.#stamps.startedAt = draft.startedAt;
      this.#savedText = JSON.stringify(draft.values);
    }
    // Letters that were typed before we came are newer than the draft.
    const early = fieldsOf(element).filter(isFilled);
    const untouched = fieldsOf(element).filter((field) => !early.includes(field));
    if (draft !== null) putAll(untouched, draft.values);
    if (form !== "newsletter") this.#prefill(draft?.values ?? {});
    if (early.some(({ name, value }) => value !== this.#prefilled[name])) this.#saveSoon();
    if (fieldsOf(element).some(isFilled)) this.#stamps.startWithPage();
  }

  /** @param own what this form's own draft says */
  #prefill(own: Values): void {
    const { form, element, onPrefilled } = this.#options;
    const person = readPerson();
    if (person === null || person.from === form) return;
    // Who has the cursor in the form is about to write: their letters would be put behind somebody's name.
    if (element.contains(document.activeElement)) return;
    this.#prefilled = additionsOf(person.values, valuesOf(element), own);
    if (Object.keys(this.#prefilled).length === 0) return;
    putAll(fieldsOf(element), this.#prefilled);
    onPrefilled(true);
  }

  #listen(): void {
    const { element, onValues } = this.#options;
    const { signal } = this.#listeners;
    for (const change of ["input", "change"] as const) {
      element.addEventListener(change, () => this.#saveSoon(), { signal });
      element.addEventListener(change, () => onValues(valuesOf(element)), { signal });
    }
    element.addEventListener("submit", () => this.#save(), { signal });
    window.addEventListener("pagehide", () => this.#timer !== null && this.#save(), { signal });
  }

  #saveSoon(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#save(), saveDelayMs);
  }

  #save(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { form, element } = this.#options;
    const values = valuesOf(element);
    const text = JSON.stringify(values);
    if (text === this.#savedText) return;
    this.#savedText = text;
    this.#keepPerson();
    if (isBlank(values)) removeDraft(form);
    else writeDraft(form, { seed: this.#stamps.seed, startedAt: this.#stamps.startedAt ?? Date.now(), values });
  }

  #keepPerson(): void {
    const { form, element } = this.#options;
    if (form !== "newsletter") writePerson(form, valuesOf(element));
  }
}
