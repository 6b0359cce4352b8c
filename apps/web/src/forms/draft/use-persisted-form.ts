import { type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormName } from "../form-outcome.ts";
import {
  fieldsOf,
  isFilled,
  newKey,
  putAll,
  readDraft,
  removeDraft,
  saveDraft,
  type Values,
  valuesOf,
} from "./draft.ts";

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

  /** The browser's own message for each refused field. */
  const [refusals, setRefusals] = useState<Record<string, string>>({});

  const report = () => {
    if (formRef.current === null) return;
    onValues?.(valuesOf(formRef.current));
    noteRefusals();
  };

  /** Notes the errors of fields that the visitor has left or tried to send. */
  function noteRefusals() {
    const fields = formRef.current ? fieldsOf(formRef.current) : [];
    const refused = fields.filter((field) => field.matches(":user-invalid"));
    setRefusals(Object.fromEntries(refused.map(({ name, validationMessage }) => [name, validationMessage])));
  }

  function restore(element: HTMLFormElement) {
    // Text typed before hydration is newer than the draft.
    const untouched = fieldsOf(element).filter((field) => !isFilled(field));
    putAll(untouched, readDraft(form)?.values ?? {});
    report();
    const isFilledIn = fieldsOf(element).some(isFilled);
    // A password manager fills in fields without an event.
    if (isFilledIn) saveDraft(form, element);
    // The time of the first use is unknown then, and a fast click must not look like a program's.
    if (isFilledIn || element.contains(document.activeElement)) startedMs.current = 0;
    // Closes the browser's bubble from an attempt before this code loaded: the same text is now at the field.
    const refused = element.querySelector<HTMLElement>(":user-invalid:focus");
    refused?.blur();
    refused?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: -- once, when the form is hydrated or mounted
  useLayoutEffect(() => {
    if (formRef.current !== null) restore(formRef.current);
  }, []);

  return {
    formRef,
    refusals,
    handlers: {
      onInput: report,
      onBlur: noteRefusals,
      // The browser fires an event at each refused field. Its own bubble would cover the text at the field.
      onInvalidCapture: (event: SyntheticEvent) => {
        event.preventDefault();
        setTimeout(() => {
          flushSync(noteRefusals);
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
