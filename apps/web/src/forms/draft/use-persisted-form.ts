import { type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormName } from "../form-outcome.ts";
import { fieldsOf, isFilled, newKey, putAll, readDraft, removeDraft, type Values } from "./draft.ts";

type Options = {
  form: FormName;
  onValues: ((values: Values) => void) | undefined;
};

/** Keeps a form's text and key through hydration, failures, a reload and going back. `keepDrafts` stores both. */
export function usePersistedForm({ form, onValues }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  /** The time of the form's first focus, by `performance.now()`. null: it had no focus yet */
  const startedMs = useRef<number | null>(null);
  /** The browser's messages for fields that are invalid after the visitor has left them or tried to send the form. */
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
    // Text that was typed before hydration is newer than the draft.
    putAll(
      fields.filter((field) => !isFilled(field)),
      readDraft(form)?.values ?? {},
    );
    report();
    // If the visitor used the form before this code was loaded, the time must not look as short as a spam program's.
    if (fields.some(isFilled) || formRef.current?.contains(document.activeElement)) startedMs.current = 0;
    // Closes the browser's own validation bubble, because the field now shows the same text.
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
      // The browser fires this event at each invalid field, and then shows a bubble that would cover our text.
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
      // The browser's reset follows this event, and would return a select to the option that the URL suggests.
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
    /** Called after a success. Empties the form that is in the page now: the visitor may have left and come back. */
    clear: () => {
      removeDraft(form);
      document.querySelector<HTMLFormElement>(`form[action="/forms/${form}"]`)?.reset();
    },
  };
}
