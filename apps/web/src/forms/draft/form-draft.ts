import { cameByRedirect } from "../answer/sent-reference.ts";
import type { FormName } from "../form-outcome.ts";
import { fieldsOf, isFilled, putAll, valuesOf } from "./fields.ts";
import { HiddenFields } from "./hidden-fields.ts";
import { additionsOf, isBlank, type Values } from "./records.ts";
import {
  readDraft,
  readPerson,
  readSent,
  removeDraft,
  removePerson,
  writeDraft,
  writePerson,
  writeSent,
} from "./storage.ts";

type Options = {
  form: FormName;
  element: HTMLFormElement;
  /** The reference in the address: the answer to a native post. */
  sentReference: string | null;
  /** Called with the values of the fields, at first and after every change. */
  onValues: (values: Values) => void;
  /** Called with whether fields are filled in from the other form. */
  onPrefilled: (prefilled: boolean) => void;
};

const saveDelayMs = 300;

/** Stores the values as a draft until they are sent, and the contact details for the other form of this tab. */
export class FormDraft {
  readonly #options: Options;
  readonly #listeners = new AbortController();
  readonly #hidden: HiddenFields;
  #savedText = "";
  #timer: number | null = null;
  #prefilled: Values = {};

  constructor(options: Options) {
    this.#options = options;
    this.#hidden = new HiddenFields(options.element, this.#listeners.signal);
    this.#restore();
    this.#listen();
    this.#hidden.renew();
    options.onValues(valuesOf(options.element));
  }

  /** After a success: deletes the draft, keeps the contact details for the other form, clears the fields. */
  settle(reference: string | null): void {
    const { form, element, onValues, onPrefilled } = this.#options;
    const { seed } = this.#hidden;
    this.#save();
    this.#savePerson();
    // Another tab may have begun a draft of its own.
    if (readDraft(form)?.seed === seed) removeDraft(form);
    writeSent(form, { seed, reference });
    element.reset();
    this.#hidden.startedAt = null;
    this.#hidden.renew();
    this.#prefilled = {};
    this.#savedText = JSON.stringify(valuesOf(element));
    onPrefilled(false);
    onValues(valuesOf(element));
  }

  /** Empties the prefilled fields that the visitor has not changed, and forgets the contact details. */
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
    this.#hidden.seed = draft?.seed ?? sent?.seed ?? this.#hidden.seed;
    if (sentReference !== null && sent?.reference !== sentReference && cameByRedirect()) {
      removeDraft(form);
      writeSent(form, { seed: this.#hidden.seed, reference: sentReference });
      draft = null;
    }
    if (draft !== null) {
      this.#hidden.startedAt = draft.startedAt;
      this.#savedText = JSON.stringify(draft.values);
    }
    // Text typed before hydration is newer than the draft.
    const typed = fieldsOf(element).filter(isFilled);
    const untouched = fieldsOf(element).filter((field) => !typed.includes(field));
    if (draft !== null)
      putAll(
        untouched.filter((field) => mayReplace(field, draft.values[field.name])),
        draft.values,
      );
    if (form !== "newsletter") this.#prefill(draft?.values ?? {});
    if (typed.some(({ name, value }) => value !== this.#prefilled[name])) this.#saveSoon();
    if (element.contains(document.activeElement) || fieldsOf(element).some(isFilled)) this.#hidden.startWithPage();
  }

  /** @param own values of this form's own draft */
  #prefill(own: Values): void {
    const { form, element, onPrefilled } = this.#options;
    const person = readPerson();
    if (person === null || person.from === form) return;
    // A visitor with the cursor in the form is about to type, and would type behind the prefilled text.
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
    this.#savePerson();
    if (isBlank(values)) removeDraft(form);
    else writeDraft(form, { seed: this.#hidden.seed, startedAt: this.#hidden.startedAt ?? Date.now(), values });
  }

  #savePerson(): void {
    const { form, element } = this.#options;
    if (form !== "newsletter") writePerson(form, valuesOf(element));
  }
}

/** A text of the server, such as a plan from the planner, gives way only to a draft that was written from it. */
function mayReplace(field: HTMLElement, value = ""): boolean {
  const [firstLine = ""] = field instanceof HTMLTextAreaElement ? field.defaultValue.split("\n") : [];
  return value.startsWith(firstLine);
}
