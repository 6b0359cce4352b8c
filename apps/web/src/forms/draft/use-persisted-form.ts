import { type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormName } from "../form-outcome.ts";
import { fieldsOf, isFilled, newKey, putAll, readDraft, removeDraft, type Values } from "./draft.ts";

type Options = {
  form: FormName;
  /** Called with the values of the fields, at first and after every change. */
  onValues: ((values: Values) => void) | undefined;
};

/**
 * A form whose fields keep typed text through hydration, a failed network, a reload and going back, with the key under
 * which it is sent. `keepDrafts` writes the draft that this hook restores.
 */
export function usePersistedForm({ form, onValues }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  /** The first use of the form, on the document's clock; null: not used yet. */
  const startedMs = useRef<number | null>(null);
  /** The browser's own message for each field that the visitor has left or tried to send. */
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
    // The time of the first use is unknown then, and a fast click must not look like a program's.
    if (fields.some(isFilled) || formRef.current?.contains(document.activeElement)) startedMs.current = 0;
    // Closes the browser's bubble from an attempt before this code loaded: the same text is now at the field.
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
      // The browser fires an event at each refused field. Its own bubble would cover the text at the field.
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
    },
    /** Sent next to the fields of a form. */
    hiddenFields: () => ({
      // If the browser refuses storage, each attempt has its own key, and the server compares the words.
      idempotencyKey: readDraft(form)?.key ?? newKey(),
      elapsedMs: Math.round(performance.now() - (startedMs.current ?? 0)),
    }),
    /** After a success, new text is another lead. */
    clear: () => {
      removeDraft(form);
      startedMs.current = null;
      formRef.current?.reset();
      report();
    },
  };
}
