import { useLayoutEffect, useRef } from "react";
import type { FormName } from "../form-outcome.ts";
import { cameByRedirect } from "../sent-token.ts";
import {
  fieldsOf,
  isFilled,
  newKey,
  putAll,
  readDraft,
  removeDraft,
  type Values,
  valuesOf,
  writeDraft,
} from "./draft.ts";

type Options = {
  form: FormName;
  /** The token in the address: the answer to a native post. */
  sentToken: string | null;
  /** Called with the values of the fields, at first and after every change. */
  onValues: ((values: Values) => void) | undefined;
};

/**
 * Stores what is typed in this tab until it is sent, with the key under which it is sent: through hydration, a failed
 * network, a reload and a way back.
 */
export function useDraft({ form, sentToken, onValues }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const key = useRef("");
  /** The first use of the form, on the document's clock; null: not used yet. */
  const startedMs = useRef<number | null>(null);

  function save() {
    if (formRef.current !== null) writeDraft(form, { key: key.current, values: report(formRef.current) });
  }

  function report(element: HTMLFormElement): Values {
    const values = valuesOf(element);
    onValues?.(values);
    return values;
  }

  function restore(element: HTMLFormElement) {
    // The answer to a native post, which no draft knows of.
    if (sentToken !== null && cameByRedirect()) removeDraft(form);
    const draft = readDraft(form);
    key.current = draft?.key ?? newKey();
    // Text typed before hydration is newer than the draft.
    const untouched = fieldsOf(element).filter((field) => !isFilled(field));
    if (draft !== null) putAll(untouched, draft.values);
    report(element);
    const isFilledIn = fieldsOf(element).some(isFilled);
    if (isFilledIn) save();
    // The first use is unknown then, and a fast click must not look like a program's.
    if (isFilledIn || element.contains(document.activeElement)) startedMs.current = 0;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: -- once, when the form is hydrated or mounted
  useLayoutEffect(() => {
    if (formRef.current !== null) restore(formRef.current);
  }, []);

  return {
    formRef,
    save,
    noteUse: () => {
      startedMs.current ??= performance.now();
    },
    /** Beside the fields of a submission. */
    hiddenFields: () => ({
      idempotencyKey: key.current,
      elapsedMs: Math.round(performance.now() - (startedMs.current ?? 0)),
    }),
    /** After a success: what is typed next is another lead. */
    clear: () => {
      removeDraft(form);
      key.current = newKey();
      startedMs.current = null;
      if (formRef.current === null) return;
      formRef.current.reset();
      report(formRef.current);
    },
  };
}
