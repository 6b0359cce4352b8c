import { useSearch } from "@tanstack/react-router";
import type { FormName } from "../form-outcome.ts";

/** The value of `sent` names its form, because the home page has two forms that give references of one kind. */
const patterns: Record<FormName, RegExp> = {
  consultation: /^(CR-[0-9A-Z]{4}-[0-9A-Z]{4})$/,
  closing: /^closing-(CR-[0-9A-Z]{4}-[0-9A-Z]{4})$/,
  contact: /^(CM-[0-9A-Z]{4}-[0-9A-Z]{4})$/,
  newsletter: /^(newsletter)$/,
};

/** The reference in the `sent` parameter of a form's answer. null for a value that this form does not give. */
export function useSentReference(form: FormName): string | null {
  const { sent = "" } = useSearch({ strict: false });
  return patterns[form].exec(sent)?.[1] ?? null;
}

/** The value of `sent` with which the reference survives a reload and a way back. */
export function sentParameter(form: FormName, reference: string): string {
  return form === "closing" ? `closing-${reference}` : reference;
}

/** Whether this document is the answer to a native post, and not a reload or a bookmark of that answer. */
export function cameByRedirect(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // entries of this type are these
  return navigation?.type === "navigate" && navigation.redirectCount > 0;
}
