import { useSearch } from "@tanstack/react-router";

const referencePattern = /^(?:C[RM]-[0-9A-Z]{4}-[0-9A-Z]{4}|newsletter)$/;

/** The `sent` parameter after a post without JavaScript; anything that is not a reference of this form is ignored. */
export function useSentReference(kind: "CR" | "CM" | "newsletter"): string | null {
  const { sent } = useSearch({ strict: false });
  return sent !== undefined && referencePattern.test(sent) && sent.startsWith(kind) ? sent : null;
}
