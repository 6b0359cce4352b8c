import { useSearch } from "@tanstack/react-router";
import type { FormName } from "./form-outcome.ts";

/** The value of `sent` names its form, because the home page has two forms that give references of one kind. */
const patterns: Record<FormName, RegExp> = {
  consultation: /^(CR-[\w-]+\.[\w-]+\.[\w-]+)$/,
  closing: /^closing-(CR-[\w-]+\.[\w-]+\.[\w-]+)$/,
  contact: /^(CM-[\w-]+\.[\w-]+\.[\w-]+)$/,
  newsletter: /^(newsletter)$/,
};

/**
 * The token in the `sent` parameter of a form's answer, on the way back within the site: a document of that address is the
 * page of one's own request. null for a value that this form does not give.
 */
export function useSentToken(form: FormName): string | null {
  const { sent = "" } = useSearch({ strict: false });
  return patterns[form].exec(sent)?.[1] ?? null;
}

/** The value of `sent` with which the receipt survives a reload and a way back. */
export function sentParameter(form: FormName, token: string): string {
  return form === "closing" ? `closing-${token}` : token;
}

/** Whether this document is the answer to a native post, and not a reload or a bookmark of that answer. */
export function cameByRedirect(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // entries of this type are these
  return navigation?.type === "navigate" && navigation.redirectCount > 0;
}
