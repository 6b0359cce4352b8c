import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { FormName } from "./form-outcome.ts";

export type FormStatus =
  | { kind: "idle" }
  | { kind: "pending" }
  | { kind: "sent"; hasToast: boolean; reference: string | null }
  | { kind: "failed"; hasToast: boolean; errors: Record<string, string>; requestId: string | null };

/**
 * The state of a form. The result of a submission takes the focus, so that screen readers and keyboards arrive there.
 */
export function useFormStatus(initial: () => FormStatus) {
  const [initialStatus] = useState(initial);
  const [status, setStatus] = useState(initialStatus);
  const statusRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // After a reload or a way back the same result is shown without taking the focus.
    if (status === initialStatus && !cameByRedirect()) return;
    if (status.kind !== "sent" && status.kind !== "failed") return;
    statusRef.current?.focus({ preventScroll: true });
    // With the scroll margin below the toast, which `focus` alone does not keep of an element that is partly in view.
    // A receipt is nearly as high as a phone's screen: its head is what counts.
    statusRef.current?.scrollIntoView({ block: status.kind === "sent" ? "start" : "nearest" });
  }, [status, initialStatus]);

  return { status, setStatus, statusRef };
}

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
