import { isHydrated, whenPosted } from "../browser/hydrated.ts";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";

// A draft is the text that a visitor has typed into a form and has not sent yet. The tab's session storage keeps the
// draft until the form is sent.

/**
 * `closing` is the consultation form at the end of a page. It has a name of its own, because the page may also contain
 * another form.
 */
export type FormName = "consultation" | "closing" | "contact" | "newsletter";

export type Values = Record<string, string>;
type Draft = {
  /** The idempotency key with which the form is sent. Each attempt to send the draft has the same key. */
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

/**
 * Called after a form has been sent. If the visitor has changed the text since then, that text becomes the draft of
 * another lead. Otherwise the draft is removed.
 */
export function settleDraft(form: FormName, sent: Readonly<Record<string, unknown>>): void {
  const draft = readDraft(form);
  const isNewer = Object.entries(draft?.values ?? {}).some(([name, value]) => value !== sent[name]);
  if (draft && isNewer) writeDraft(form, { ...draft, key: newKey() });
  else removeDraft(form);
}

/**
 * Returns 128 random bits as hexadecimal digits. `crypto.randomUUID` would be shorter, but it is missing on pages that
 * aren't served over https.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = form.querySelectorAll<Field>("input, textarea, select");
  return [...fields].filter(({ name, type }) => name !== "" && name !== "subject" && type !== "hidden");
}

/**
 * Whether the visitor or the browser has filled in the field, so that its value differs from that in the server's HTML.
 */
export function isFilled(field: Field): boolean {
  return field.value !== (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? "") : field.defaultValue);
}

/**
 * Fills in fields with the values of a draft. A field that was already filled in keeps its value, because that value is
 * newer. A select keeps its value if the draft's value is no longer one of its options.
 */
export function putAll(fields: readonly Field[], values: Values): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || isFilled(field)) continue;
    const isOffered =
      field instanceof HTMLSelectElement
        ? [...field.options].some((option) => option.value === value)
        : // A field may contain a plan from the planner. A draft replaces the plan only if it begins with the plan's
          // first line.
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

/**
 * While the browser is offline, prevents it from posting a form and replacing the page with an error page. The visitor
 * sees a notice at the form instead.
 */
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
    // Until React has put the draft's texts into the fields, a field may be empty although the draft has a text for it.
    // In that case, the draft keeps its text.
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
