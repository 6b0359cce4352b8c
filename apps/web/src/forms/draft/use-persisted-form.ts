import { type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormName } from "../form-outcome.ts";
import { fieldsOf, isFilled, newKey, putAll, readDraft, removeDraft, type Values } from "./draft.ts";

type Options = {
  form: FormName;
  /** Called with the fields' values on mount and after every change. */
  onValues: ((values: Values) => void) | undefined;
};

/**
 * Keeps a form's typed text and idempotency key through hydration, a failed network, a reload and going back.
 * `keepDrafts` writes the draft that this hook restores.
 */
export function usePersistedForm({ form, onValues }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  /** `performance.now()` at the form's first focus. null: not focused yet */
  const startedMs = useRef<number | null>(null);
  /** The browser's message for each invalid field, once the visitor has left the field or tried to send the form. */
  const [refusals, setRefusals] = useState<Values>({});

  const readFields = () => (formRef.current ? fieldsOf(formRef.current) : []);

  function report() {
    const fields = readFields();
    onValues?.(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    const refused = fields.filter((field) => field.matches(":user-invalid"));
    setRefusals(Object.fromEntries(refused.map(({ name, validationMessage }) => [name, validationMessage])));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: -- once, when the form is hydrated or mounted
  useLayoutEffect(() => {
    const fields = readFields();
    // Text typed before hydration is newer than the draft.
    putAll(
      fields.filter((field) => !isFilled(field)),
      readDraft(form)?.values ?? {},
    );
    report();
    // A visitor who used the form before this code loaded must not look as fast as a spam program.
    if (fields.some(isFilled) || formRef.current?.contains(document.activeElement)) startedMs.current = 0;
    // Closes the browser's validation bubble from before this code loaded: the field now shows the same text.
    const refused = formRef.current?.querySelector<HTMLElement>(":user-invalid:focus");
    refused?.blur();
    refused?.focus();
  }, []);

  return {
    formRef,
    refusals,
    handlers: {
      onInput: report,
      onBlur: report,
      // The browser fires this event at each invalid field. The browser's own bubble would cover the text at the field.
      onInvalidCapture: (event: SyntheticEvent) => {
        event.preventDefault();
        setTimeout(() => {
          flushSync(report);
          formRef.current?.querySelector<HTMLElement>(":user-invalid")?.focus();
        });
      },
      onFocus: () => {
        startedMs.current ??= performance.now();
      },
      // The browser's reset comes after this event, and would return a select to the option that the URL suggests.
      onReset: () =>
        queueMicrotask(() => {
          startedMs.current = null;
          for (const field of readFields()) field.value = "";
          report();
        }),
    },
    hiddenFields: () => ({
      // If the browser refuses storage, each attempt has a new key, and the server recognizes a repeat by its text.
      idempotencyKey: readDraft(form)?.key ?? newKey(),
      elapsedMs: Math.round(performance.now() - (startedMs.current ?? 0)),
    }),
    /**
     * Called after a success, when new text is a new lead. Empties the form that is in the page now, because the visitor
     * may have left the page and come back.
     */
    clear: () => {
      removeDraft(form);
      document.querySelector<HTMLFormElement>(`form[action="/forms/${form}"]`)?.reset();
    },
  };
}
