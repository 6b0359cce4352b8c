import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormName } from "../form-outcome.ts";
import { loadSchemas } from "../load-schemas.ts";
import { loadToasts } from "../toasts/load-toasts.ts";
import { FormDraft } from "./form-draft.ts";
import type { Values } from "./records.ts";

type Options = {
  form: FormName;
  sentReference: string | null;
  onValues?: ((values: Values) => void) | undefined;
};

/** Attaches the draft to a mounted form. */
export function useFormDraft({ form, sentReference, onValues }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useRef<FormDraft>(null);
  const [prefilled, setPrefilled] = useState(false);
  const attach = useEffectEvent((element: HTMLFormElement) => {
    const options = { form, element, sentReference, onValues: (values: Values) => onValues?.(values) };
    return new FormDraft({ ...options, onPrefilled: setPrefilled });
  });

  useEffect(() => {
    const element = formRef.current;
    if (element === null) return;
    // In a task of its own, because hydration alone takes a slow phone 40 ms.
    const task = setTimeout(() => {
      draft.current = attach(element);
    });
    const onUse = () => Promise.all([loadToasts(), loadSchemas()]).catch(() => undefined);
    // The focus may have come before hydration.
    if (element.contains(document.activeElement)) onUse();
    else element.addEventListener("focusin", onUse, { once: true });
    return () => {
      clearTimeout(task);
      draft.current?.detach();
    };
  }, []);

  function clearPrefilled() {
    draft.current?.clearPrefilled();
    // The button that was pressed disappears, so the first field takes the focus.
    formRef.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }

  return { formRef, draft, prefilled, clearPrefilled };
}
