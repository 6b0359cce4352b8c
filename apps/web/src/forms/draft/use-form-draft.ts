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
    if (formRef.current === null) return;
    const attached = attach(formRef.current);
    draft.current = attached;
    const onUse = () => Promise.all([loadToasts(), loadSchemas()]).catch(() => undefined);
    // The focus may have come before hydration.
    if (formRef.current.contains(document.activeElement)) onUse();
    else formRef.current.addEventListener("focusin", onUse, { once: true });
    return () => attached.detach();
  }, []);

  function clearPrefilled() {
    draft.current?.clearPrefilled();
    // The button that was pressed disappears, so the first field takes the focus.
    formRef.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }

  return { formRef, draft, prefilled, clearPrefilled };
}
