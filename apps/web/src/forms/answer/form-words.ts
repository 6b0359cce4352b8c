import type { FormName } from "../form-outcome.ts";
import type { ToastWords } from "../toasts/load-toasts.ts";

export type FormWords = {
  success: ToastWords;
  failure: ToastWords;
  sent: { title: string; text: string };
  notSent: { title: string };
  /** What replaces the form after a success; a form without one stays as it is. */
  receipt?: Receipt;
};

export type Receipt = { stamp: { top: string; bottom: string }; next: readonly string[]; again: string };

/** The status links each error to its field by this id, also on a page that runs no scripts. */
export function fieldId(form: FormName, name: string): string {
  return `${form}-${name}`;
}
