import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormOutcome } from "../form-outcome.ts";
import { loadToastArea } from "../toasts/load-toast-area.ts";
import { FormMemory } from "./form-memory.ts";
import type { Values } from "./kept.ts";

type Options = {
  form: FormOutcome["form"];
  sentReference: string | null;
  onValues?: ((values: Values) => void) | undefined;
};

/** Gives a form its memory for as long as it is on the page. */
export function useFormMemory({ form, sentReference, onValues }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const memory = useRef<FormMemory>(null);
  const [prefilled, setPrefilled] = useState(false);
  const attach = useEffectEvent((element: HTMLFormElement) => {
    const options = { form, element, sentReference, onValues: (values: Values) => onValues?.(values) };
    return new FormMemory({ ...options, onPrefilled: setPrefilled });
  });

  useEffect(() => {
    if (formRef.current === null) return;
    const attached = attach(formRef.current);
    memory.current = attached;
    const touched = () => loadToastArea().catch(() => undefined);
    // The touch that brought the form to life counts too.
    if (formRef.current.contains(document.activeElement)) touched();
    else formRef.current.addEventListener("focusin", touched, { once: true });
    return () => attached.detach();
  }, []);

  function clearPrefilled() {
    memory.current?.clearPrefilled();
    // The button that was pressed goes; the first field takes the focus.
    formRef.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }

  return { formRef, memory, prefilled, clearPrefilled };
}
