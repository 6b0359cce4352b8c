import { useSearch } from "@tanstack/react-router";

const referencePattern = /^(?:C[RM]-[0-9A-Z]{4}-[0-9A-Z]{4}|newsletter)$/;

/** The `sent` parameter after a post without JavaScript; anything that is not a reference of this form is ignored. */
export function useSentReference(kind: "CR" | "CM" | "newsletter"): string | null {
  const { sent } = useSearch({ strict: false });
  return sent !== undefined && referencePattern.test(sent) && sent.startsWith(kind) ? sent : null;
}

/** Whether this document answers a post that the browser made by itself. A reload, or a bookmark, does not. */
export function cameByRedirect(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // entries of this type are these
  return navigation?.type === "navigate" && navigation.redirectCount > 0;
}
