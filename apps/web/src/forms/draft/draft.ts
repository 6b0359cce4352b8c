import { isHydrated, whenPosted } from "../../browser/hydrated.ts";
import { readStored, removeStored, writeStored } from "../../browser/storage.ts";
import type { FormName } from "../form-outcome.ts";

// The text typed into a form, kept in this tab until it is sent. Without zod, because the inlined script imports it
// too.

export type Values = Record<string, string>;
type Draft = {
  /** The idempotency key of the form's next request, kept if an attempt fails and is repeated. */
  key: string;
  values: Values;
};

const nameOf = (form: FormName) => `draft:${form}`;

/** A form's draft in this tab. null: there is none, or it can't be read, because visitors can edit the storage. */
export function readDraft(form: FormName): Draft | null {
  const { key = "", values } = (readStored(nameOf(form)) ?? {}) as Partial<Draft>; // checked by the next line
  const isLegible = /^[0-9a-f]{32}$/.test(key) && Object.values(values ?? {}).every((one) => typeof one === "string");
  return values && isLegible ? { key, values } : null;
}

/** An empty form leaves no draft. */
export function writeDraft(form: FormName, draft: Draft): void {
  const isBlank = Object.values(draft.values).every((value) => value.trim() === "");
  if (isBlank) removeDraft(form);
  else writeStored(nameOf(form), draft);
}

export function removeDraft(form: FormName): void {
  removeStored(nameOf(form));
}

/** 128 random bits. Not `crypto.randomUUID`, which doesn't exist over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in, without the honeypot (`subject`), the hidden fields and the buttons. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = form.querySelectorAll<Field>("input, textarea, select");
  return [...fields].filter(({ name, type }) => name !== "" && name !== "subject" && type !== "hidden");
}

/** Whether the value differs from the server's HTML: typed by the visitor, or restored or filled in by the browser. */
export function isFilled(field: Field): boolean {
  return field.value !== (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? "") : field.defaultValue);
}

/** Fills in fields, except a select that no longer offers the value. */
export function putAll(fields: readonly Field[], values: Values): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    const isOffered =
      field instanceof HTMLSelectElement
        ? [...field.options].some((option) => option.value === value)
        : // A plan from the planner is replaced only by a draft that was written from it.
          value.startsWith(field.defaultValue.split("\n", 1).join());
    if (isOffered) field.value = value;
  }
}

/** Stores text typed into the site's forms from the first letter on, as long as the document exists. */
export function keepDrafts(): void {
  for (const type of ["input", "change", "submit"]) addEventListener(type, ({ target }) => keep(target), true);
  addEventListener("submit", holdOffline);
  whenPosted((posted) => {
    const form = formOf(posted);
    if (form) removeDraft(form.name);
  });
}

/** Without a network and without React, the browser would replace the page with its own error page. */
function holdOffline(event: Event): void {
  const form = formOf(event.target)?.element;
  if (!form) return;
  const isHeld = !navigator.onLine && !isHydrated(form);
  if (isHeld) event.preventDefault();
  form.closest("[data-form]")?.querySelector("[data-offline]")?.toggleAttribute("hidden", !isHeld);
}

/** Stores values that a browser or a program has filled in without an event. */
export function keepFilledForms(): void {
  for (const form of document.forms) if (fieldsOf(form).some(isFilled)) keep(form);
}

function keep(target: EventTarget | null): void {
  const form = formOf(target);
  if (form === null) return;
  const { key = newKey(), values: older = {} } = readDraft(form.name) ?? {};
  const values: Values = {};
  for (const field of fieldsOf(form.element)) {
    // Until React fills in the fields, an empty field keeps the words of the draft.
    const isWaiting = !isHydrated(form.element) && !isFilled(field);
    values[field.name] = (isWaiting ? older[field.name] : null) ?? field.value;
  }
  writeDraft(form.name, { key, values });
}

function formOf(target: EventTarget | null): { name: FormName; element: HTMLFormElement } | null {
  const element = target instanceof Element ? target.closest("form") : null;
  const name = element?.closest<HTMLElement>("[data-form]")?.dataset.form as FormName | undefined; // the attribute's values
  return element && name && element.getAttribute("action") === `/forms/${name}` ? { name, element } : null;
}
