import { useSearch } from "@tanstack/react-router";

const referencePattern = /^(?:C[RM]-[0-9A-Z]{4}-[0-9A-Z]{4}|newsletter)$/;

/** The `sent` parameter, with which a native post is answered. null for a value that is no reference of this form. */
export function useSentReference(kind: "CR" | "CM" | "newsletter"): string | null {
  const { sent } = useSearch({ strict: false });
  return sent !== undefined && referencePattern.test(sent) && sent.startsWith(kind) ? sent : null;
}

/** Whether this document is the answer to a native post, and not a reload or a bookmark of that answer. */
export function cameByRedirect(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // entries of this type are these
  return navigation?.type === "navigate" && navigation.redirectCount > 0;
}
