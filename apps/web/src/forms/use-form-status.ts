import { useEffect, useRef, useState } from "react";
import { cameByRedirect } from "./use-sent-reference.ts";

export type FormStatus =
  | { kind: "idle" }
  | { kind: "pending" }
  | { kind: "sent"; hasToast: boolean; reference: string | null }
  | { kind: "failed"; hasToast: boolean; errors: Record<string, string>; requestId: string | null };

/** Where a form stands. What became of it takes the focus, so that nobody has to look for it. */
export function useFormStatus(initial: () => FormStatus) {
  const [statusAtFirst] = useState(initial);
  const [status, setStatus] = useState(statusAtFirst);
  const statusRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A reload, or a way back, tells it again and leaves the visitor where they are.
    if (status === statusAtFirst && !cameByRedirect()) return;
    if (status.kind === "sent" || status.kind === "failed") statusRef.current?.focus();
  }, [status, statusAtFirst]);

  return { status, setStatus, statusRef };
}
