import type { Values } from "./draft/kept.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that a visitor does not fill in. */
const machinery: ReadonlySet<string> = new Set(["subject", "idempotencyKey", "elapsedMs"]);

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element) => isField(element)).filter(({ name }) => !machinery.has(name));
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Whether somebody, or the browser, put something in before we came. */
export function isFilled(field: Field): boolean {
  return field.value !== (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? "") : field.defaultValue);
}

/** A choice that is no longer offered is left alone. */
export function putAll(fields: readonly Field[], values: Values): void {
  for (const field of fields) {
    const value = values[field.name];
    const options = field instanceof HTMLSelectElement ? [...field.options] : null;
    if (value === undefined || options?.every((option) => option.value !== value)) continue;
    field.value = value;
  }
}

/** A field that the form carries and nobody sees. */
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
