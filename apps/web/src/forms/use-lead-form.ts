import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouteContext, useSearch } from "@tanstack/react-router";
import { type SubmitEvent, useLayoutEffect, useState } from "react";
import type * as z from "zod/mini";
import { readVisit } from "../analytics/attribution.ts";
import { leadEvents, track } from "../analytics/track.ts";
import { readStored, writeStored } from "../browser/storage.ts";
import { readDraft, type Values } from "./draft/draft.ts";
import { usePersistedForm } from "./draft/use-persisted-form.ts";
import type { FormName } from "./form-outcome.ts";
import { type FormStatus, type FormWords, fieldId, type Sent } from "./result/form-result.tsx";
import { showToast } from "./toasts/toast-area.tsx";

type Answer = { reference: string; answerBy: string; requestUrl: string | null } | { ok: true };

/** An error from tRPC's client or, before the form is sent, from the schema. */
type Failure = { data?: { fields: Values } | null; meta?: { response?: unknown } };

type Options<Input, Field extends string, Copy extends FormWords> = {
  form: FormName;
  schema: z.ZodMiniType<unknown, Input>;
  send: (input: Input) => Promise<Answer>;
  copy: Copy;
  labels: Record<Field, string>;
  onValues?: (values: Values) => void;
  about?: string | undefined;
};

/**
 * The state and the handlers of a form, which is idle, pending, sent or failed (requirement 101). The fields are
 * uncontrolled, so that hydration and failures keep the typed text.
 */
export function useLeadForm<Input, Field extends string, Copy extends FormWords>(options: Options<Input, Field, Copy>) {
  const { form, schema, send, copy, labels, onValues, about } = options;
  const { formRef, refusals, handlers, hiddenFields, clear } = usePersistedForm({ form, onValues });
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
  const { mutate, error, data } = useMutation<Answer, Failure, Record<string, unknown>, string>({
    mutationKey: [form],
    mutationFn: (values) => {
      check(schema, values);
      return send(values as Input); // accepted by the schema
    },
    onMutate: () => receiptName(form),
    onSuccess(answer, _values, name) {
      const lead = leadOf(answer);
      if (lead !== null) writeStored(name, `${lead.token} ${lead.answerBy}`);
      clear();
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
    const attribution = { ...readVisit(), page: location.pathname, about: about ?? null };
    mutate({ ...Object.fromEntries(new FormData(submitted.currentTarget)), ...hiddenFields(), attribution });
  }

  function readStatus(): FormStatus {
    if (isPending) return { kind: "pending" };
    if (error !== null)
      return { kind: "failed", answer: error, errors: error.data?.fields ?? {}, requestId: requestIdOf(error) };
    if (data !== undefined) return { kind: "sent", answer: data, lead: leadOf(data), hasDraft: false };
    if (receipt !== null || sent === form)
      return { kind: "sent", answer: null, lead: receipt, hasDraft: receipt?.hasDraft ?? false };
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
      label: labels[name],
      defaultValue: refused?.values[name] || (status.kind === "sent" ? "" : suggested),
      error: refusals[name] ?? errors[name] ?? null,
    }),
  };
}

/** @throws Failure with the first error of each field */
function check(schema: z.ZodMiniType, values: unknown): void {
  const { error } = schema.safeParse(values);
  const fields: Values = {};
  for (const { path, message } of error?.issues ?? []) fields[path.join(".")] ??= message;
  if (error) throw Object.assign(new Error("Some fields are not complete."), { data: { fields } });
}

/** @returns null for the newsletter. `token` is that of the URL or, if the server couldn't sign one, the reference */
function leadOf(answer: Answer): Sent | null {
  if (!("reference" in answer)) return null;
  const { reference, answerBy, requestUrl } = answer;
  const token = requestUrl === null ? reference : new URL(requestUrl).searchParams.get("token");
  return token === null ? null : { token, answerBy };
}

/** The request's id, for support. null: the visitor can correct the fields, or there was no response */
function requestIdOf({ data, meta }: Failure): string | null {
  const isCorrectable = Object.keys(data?.fields ?? {}).length > 0;
  const response = meta?.response;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}

/**
 * The receipt of a form that was sent from this entry of the tab's history, so that a reload and going back show it
 * again. It is in the tab's storage, not in the URL, because analytics scripts report URLs and links.
 */
function useStoredReceipt(form: FormName, isPending: boolean) {
  const [receipt, setReceipt] = useState<(Sent & { hasDraft: boolean }) | null>(null);
  // The first render must match the server's HTML, which shows the form, so an effect reads the receipt. It reads again
  // after a response, because the visitor may have left the page and come back in the meantime.
  useLayoutEffect(() => {
    const stored = isPending ? null : readStored(receiptName(form));
    if (typeof stored !== "string") return;
    const [token = "", answerBy = null] = stored.split(" ");
    setReceipt({ token, answerBy, hasDraft: readDraft(form) !== null });
  }, [form, isPending]);
  return receipt;
}

/**
 * The name begins with the path, so that `browser/start.ts` finds the page's receipts. If the browser's history entries
 * have no keys, the receipt is shown at each visit to the page in this tab.
 */
function receiptName(form: FormName): string {
  return `${location.pathname} ${window.navigation?.currentEntry?.key ?? ""} ${form}`;
}
