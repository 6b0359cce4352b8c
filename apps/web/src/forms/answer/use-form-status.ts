import { useEffect, useRef, useState } from "react";
import { cameByRedirect } from "./sent-reference.ts";

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
