import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { cameByRedirect } from "../browser/arrival.ts";
import type { FormName } from "./form-outcome.ts";

export type FormStatus =
  | { kind: "idle" }
  | { kind: "pending" }
  /** token: of the page of one's own request, which begins with its reference; of the newsletter its name */
  | { kind: "sent"; hasToast: boolean; token: string | null }
  | { kind: "failed"; hasToast: boolean; errors: Record<string, string>; requestId: string | null };

/**
 * The result of a submission takes the focus, so that screen readers and keyboards arrive there.
 * @param tries how often the form was sent or refused on this page
 */
export function useFocusOnResult(kind: FormStatus["kind"], tries: number) {
  const statusRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a reload or a way back the same result is shown without taking the focus.
    if (tries === 0 && !cameByRedirect()) return;
    if (kind !== "sent" && kind !== "failed") return;
    statusRef.current?.focus({ preventScroll: true });
    // With the scroll margin below the toast, which `focus` alone does not keep of an element that is partly in view.
    // A receipt is nearly as high as a phone's screen: its head is what counts.
    statusRef.current?.scrollIntoView({ block: kind === "sent" ? "start" : "nearest" });
  }, [kind, tries]);
  return statusRef;
}

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
