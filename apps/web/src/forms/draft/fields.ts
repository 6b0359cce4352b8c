import type { Values } from "./records.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that a visitor does not fill in: the trap and the hidden fields. */
const technicalNames: ReadonlySet<string> = new Set(["subject", "idempotencyKey", "elapsedMs", "page", "about"]);

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element) => isField(element)).filter(({ name }) => !technicalNames.has(name));
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Whether the value differs from the server's HTML: typed by the visitor, or restored or filled in by the browser. */
export function isFilled(field: Field): boolean {
  return field.value !== (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? "") : field.defaultValue);
}

/** Skips a choice that the select does not offer any more. */
export function putAll(fields: readonly Field[], values: Values): void {
  for (const field of fields) {
    const value = values[field.name];
    const options = field instanceof HTMLSelectElement ? [...field.options] : null;
    if (value === undefined || options?.every((option) => option.value !== value)) continue;
    field.value = value;
  }
}

export function addHidden(form: HTMLFormElement, name: string): HTMLInputElement {
  const input = Object.assign(document.createElement("input"), { type: "hidden", name });
  form.append(input);
  return input;
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
