import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouteContext, useSearch } from "@tanstack/react-router";
import { type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import { leadEvents, track } from "../analytics/analytics.ts";
import { readVisit } from "../analytics/attribution.ts";
import { writeStored } from "../browser/storage.ts";
import {
  type FormName,
  fieldsOf,
  isFilled,
  newKey,
  putAll,
  readDraft,
  removeDraft,
  type Values,
  writeDraft,
} from "./draft.ts";
import { type FormStatus, type FormWords, fieldId } from "./form-result.tsx";
import { type Answer, leadOf, receiptName, useStoredReceipt } from "./receipt.ts";
import { showToast } from "./toast-area.tsx";

/** An error from tRPC's client or, before the form is sent, from the schema. */
type Failure = { data?: { fields: Values } | null; meta?: { response?: unknown } };

type Options<Input, Field extends string, Copy extends FormWords> = {
  form: FormName;
  schema: z.ZodMiniType<unknown, Input>;
  send: (input: Input) => Promise<Answer>;
  copy: Copy & { labels: Record<Field, string> };
  onValues?: (values: Values) => void;
  about?: string | undefined;
};

/** The state and the handlers of a form, which is idle, pending, sent or failed (requirement 101). */
export function useLeadForm<Input, Field extends string, Copy extends FormWords>(options: Options<Input, Field, Copy>) {
  const { form, schema, send, copy, onValues, about } = options;
  const { formRef, refusals, handlers, elapsedMs } = useFields(form, onValues);
  const queryClient = useQueryClient();
  // Also true if the visitor has sent the form, left the page and come back before the response.
  const isPending = useIsMutating({ mutationKey: [form] }) > 0;
  const receipt = useStoredReceipt(form, isPending);
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const { sent } = useSearch({ strict: false });
  /** The result of a form post without React, which the server has written into the document. */
  const refused = formOutcome?.form === form ? formOutcome : null;

  // If the visitor has left the page, only a toast can show the result.
  const toast = (tone: "success" | "error", words: FormWords["success"]) => {
    if (copy.sent || formRef.current === null) showToast(tone, words);
  };
  const { mutate, error, data } = useMutation<Answer, Failure, Record<string, unknown>, [name: string, text: string]>({
    mutationKey: [form],
    mutationFn: (values) => {
      check(schema, values);
      return send(values as Input); // accepted by the schema
    },
    onMutate: () => [receiptName(form), draftText(form)],
    onSuccess(answer, _values, [name, text]) {
      const lead = leadOf(answer);
      if (lead !== null) writeStored(name, `${lead.token} ${lead.answerBy}`);
      const draft = readDraft(form);
      // Words that were typed while the form was being sent become the draft of another lead.
      if (draft !== null && draftText(form) !== text) writeDraft(form, { ...draft, key: newKey() });
      else clear(form);
      toast("success", copy.success);
      const event = leadEvents[form];
      if (event) track(event, form);
    },
    onError: () => toast("error", copy.failure),
  });

  function onSubmit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    // At the second of two fast clicks, `isPending` may still be false in this render.
    if (queryClient.isMutating({ mutationKey: [form] }) > 0) return;
    mutate({
      ...Object.fromEntries(new FormData(submitted.currentTarget)),
      // If the browser refuses storage, each attempt has a new key, and the server recognizes a repeat by its text.
      idempotencyKey: readDraft(form)?.key ?? newKey(),
      elapsedMs: elapsedMs(),
      attribution: { ...readVisit(), page: location.pathname, about: about ?? null },
    });
  }

  function readStatus(): FormStatus {
    if (isPending) return { kind: "pending" };
    if (error !== null)
      return { kind: "failed", answer: error, errors: error.data?.fields ?? {}, requestId: requestIdOf(error) };
    const hasDraft = receipt?.hasDraft ?? false;
    if (data !== undefined) return { kind: "sent", answer: data, lead: leadOf(data), hasDraft };
    if (receipt !== null || sent === form) return { kind: "sent", answer: null, lead: receipt, hasDraft };
    return refused === null ? { kind: "idle" } : { kind: "failed", answer: null, ...refused };
  }

  const status = readStatus();
  const errors = status.kind === "failed" ? status.errors : {};
  return {
    form,
    copy,
    status,
    formProps: { ref: formRef, method: "post", action: `/forms/${form}`, onSubmit, ...handlers } as const,
    /** @param suggested the field's text until the visitor types another or sends the form */
    field: (name: Field, suggested = "") => ({
      id: fieldId(form, name),
      name,
      label: copy.labels[name],
      defaultValue: refused?.values[name] || (status.kind === "sent" ? "" : suggested),
      error: refusals[name] ?? errors[name] ?? null,
    }),
  };
}

/**
 * A form's fields. They are uncontrolled, so that hydration and failures keep the typed text. `keepDrafts` stores it, so
 * that a reload and going back keep it too.
 */
function useFields(form: FormName, onValues?: (values: Values) => void) {
  const formRef = useRef<HTMLFormElement>(null);
  /** The time of the form's first focus, by `performance.now()`. null: the form has not had the focus */
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

  const handlers = {
    onInput: report,
    onBlur: report,
    // The browser fires this event at each invalid field, and then shows a bubble that would cover our text.
    onInvalidCapture(event: SyntheticEvent) {
      event.preventDefault();
      setTimeout(() => {
        flushSync(report);
        formRef.current?.querySelector<HTMLElement>(":user-invalid")?.focus();
      });
    },
    onFocus() {
      startedMs.current ??= performance.now();
    },
    // The browser's reset follows this event, and would return a select to the option that the URL suggests.
    onReset: () =>
      queueMicrotask(() => {
        startedMs.current = null;
        for (const field of readFields()) field.value = "";
        report();
      }),
  };
  return { formRef, refusals, handlers, elapsedMs: () => Math.round(performance.now() - (startedMs.current ?? 0)) };
}

function draftText(form: FormName): string {
  return JSON.stringify(readDraft(form)?.values ?? {});
}

/** Empties the form that is in the page now, because the visitor may have left the page and come back. */
function clear(form: FormName): void {
  removeDraft(form);
  document.querySelector<HTMLFormElement>(`form[action="/forms/${form}"]`)?.reset();
}

/** @throws Failure with the first error of each field */
function check(schema: z.ZodMiniType, values: unknown): void {
  const { error } = schema.safeParse(values);
  const fields: Values = {};
  for (const { path, message } of error?.issues ?? []) fields[path.join(".")] ??= message;
  if (error) throw Object.assign(new Error("Some fields are not complete."), { data: { fields } });
}

/** The request's id, for support. null: the visitor can correct the fields, or there was no response */
function requestIdOf({ data, meta }: Failure): string | null {
  const isCorrectable = Object.keys(data?.fields ?? {}).length > 0;
  const response = meta?.response;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}
