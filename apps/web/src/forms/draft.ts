import { isHydrated, whenPosted } from "../browser/hydrated.ts";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";

// A draft is the text that a visitor has typed into a form and has not sent yet. The tab's session storage keeps the
// draft until the form is sent.

/** `closing` is the consultation form at the end of a page, which may also contain another form. */
export type FormName = "consultation" | "closing" | "contact" | "newsletter";

export type Values = Record<string, string>;
type Draft = {
  /** The idempotency key, which is the same for each attempt to send the draft. */
  key: string;
  values: Values;
};

const nameOf = (form: FormName) => `draft:${form}`;

export function readDraft(form: FormName): Draft | null {
  const { key = "", values } = (readStored(nameOf(form)) ?? {}) as Partial<Draft>; // the next line checks its types
  const isLegible = /^[0-9a-f]{32}$/.test(key) && Object.values(values ?? {}).every((one) => typeof one === "string");
  return values && isLegible ? { key, values } : null;
}

export function writeDraft(form: FormName, draft: Draft): void {
  const isBlank = Object.values(draft.values).every((value) => value.trim() === "");
  if (isBlank) removeDraft(form);
  else writeStored(nameOf(form), draft);
}

function removeDraft(form: FormName): void {
  removeStored(nameOf(form));
}

/** A text that the visitor has changed since the form was sent becomes the draft of another lead. */
export function settleDraft(form: FormName, sent: Readonly<Record<string, unknown>>): void {
  const draft = readDraft(form);
  const isNewer = Object.entries(draft?.values ?? {}).some(([name, value]) => value !== sent[name]);
  if (draft && isNewer) writeDraft(form, { ...draft, key: newKey() });
  else removeDraft(form);
}

/** Makes 128 random bits. `crypto.randomUUID` is missing on pages that aren't served over https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = form.querySelectorAll<Field>("input, textarea, select");
  return [...fields].filter(({ name, type }) => name !== "" && name !== "subject" && type !== "hidden");
}

export function isFilled(field: Field): boolean {
  return field.value !== (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? "") : field.defaultValue);
}

/** A field that was already filled in keeps its value, because that value is newer than the draft. */
export function putAll(fields: readonly Field[], values: Values): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || isFilled(field)) continue;
    const isOffered =
      field instanceof HTMLSelectElement
        ? [...field.options].some((option) => option.value === value)
        : // A draft replaces a plan from the planner only if it begins with the plan's first line.
          value.startsWith(field.defaultValue.split("\n", 1).join());
    if (isOffered) field.value = value;
  }
}

export function keepDrafts(): void {
  for (const type of ["input", "change", "submit"]) addEventListener(type, ({ target }) => keep(target), true);
  addEventListener("submit", holdOffline);
  whenPosted((posted) => {
    const form = formOf(posted);
    if (form) removeDraft(form.name);
  });
}

/** While the browser is offline, a post would replace the page with the browser's error page. */
function holdOffline(event: Event): void {
  const form = formOf(event.target)?.element;
  if (!form) return;
  const isHeld = !navigator.onLine && !isHydrated();
  if (isHeld) event.preventDefault();
  form.closest("[data-form]")?.querySelector("[data-offline]")?.toggleAttribute("hidden", !isHeld);
}

/** Stores values that the browser or another program has filled in without firing an event. */
export function keepFilledForms(): void {
  for (const form of document.forms) if (fieldsOf(form).some(isFilled)) keep(form);
}

function keep(target: EventTarget | null): void {
  const form = formOf(target);
  if (form === null) return;
  const { key = newKey(), values: older = {} } = readDraft(form.name) ?? {};
  const values: Values = {};
  for (const field of fieldsOf(form.element)) {
    // Until React has put the draft's texts into the fields, an empty field may still have a text in the draft.
    const isWaiting = !isHydrated() && !isFilled(field);
    values[field.name] = (isWaiting ? older[field.name] : null) ?? field.value;
  }
  writeDraft(form.name, { key, values });
}

function formOf(target: EventTarget | null): { name: FormName; element: HTMLFormElement } | null {
  const element = target instanceof Element ? target.closest("form") : null;
  // The cast is safe, because components set `data-form` only to the names in `FormName`.
  const name = element?.closest<HTMLElement>("[data-form]")?.dataset.form as FormName | undefined;
  return element && name && element.getAttribute("action") === `/forms/${name}` ? { name, element } : null;
}
