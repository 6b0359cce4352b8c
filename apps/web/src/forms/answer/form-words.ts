import type { FormName } from "../form-outcome.ts";

export type Receipt = { stamp: { top: string; bottom: string }; next: readonly string[]; again: string };

export type FormWords = {
  /** Of the toast; at the form, where there is none. */
  success: { title: string; text: string };
  failure: { title: string; text: string };
  /** At the form, beside the toast. A form without them shows no toast, because its answer stands in view. */
  sent?: { title: string; text: string };
  notSent?: { title: string };
  /** What replaces the form after a success; a form without one stays as it is. */
  receipt?: Receipt;
};

/** The status links each error to its field by this id, also on a page that runs no scripts. */
export function fieldId(form: FormName, name: string): string {
  return `${form}-${name}`;
}
