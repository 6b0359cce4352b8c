import type { AppRouter } from "@site/trpc-router/types";
import { useRouteContext, useSearch } from "@tanstack/react-router";
import { TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";
import { type SubmitEvent, useMemo, useRef, useState } from "react";
import type * as z from "zod/mini";
import { readVisit } from "../analytics/attribution.ts";
import { type AnalyticsEvent, track } from "../analytics/track.ts";
import type { Values } from "./draft/draft.ts";
import { usePersistedForm } from "./draft/use-persisted-form.ts";
import type { FormName } from "./form-outcome.ts";
import { type FormStatus, type FormWords, fieldId } from "./result/form-result.tsx";
import { type Sent, useReceipt } from "./result/receipt.ts";
import { showToast } from "./toasts/toast-area.tsx";

/** The answer to a lead, or to a newsletter address, which has no reference. */
type Answer = { reference: string; answerBy: string; requestUrl: string | null } | { ok: true };
type Refusal = TRPCClientErrorLike<AppRouter>;

/** A tRPC mutation that receives a form's fields. */
type Procedure<Input> = {
  useMutation: (options: { onSuccess: (answer: Answer) => void; onError: () => void; onSettled: () => void }) => {
    mutate: (input: Input) => void;
    reset: () => void;
    isPending: boolean;
    error: Refusal | null;
    data: Answer | undefined;
  };
};

type Options<Input> = {
  form: FormName;
  schema: z.ZodMiniType<unknown, Input>;
  procedure: Procedure<Input>;
  copy: FormWords;
  event: AnalyticsEvent | null;
  /** Called with the values of the fields when the form is mounted and after every change. */
  onValues?: (values: Values) => void;
  /** Subject of the page, which is stored with the lead. */
  about?: string | undefined;
};

/**
 * The state and the handlers of a form. A form is idle, pending, sent or failed (requirement 101), like its mutation.
 * The fields are uncontrolled, so that hydration and failures keep the typed text.
 */
export function useLeadForm<Input>({ form, schema, procedure, copy, event, onValues, about }: Options<Input>) {
  const { formRef, refusals, handlers, hiddenFields, clear } = usePersistedForm({ form, onValues });
  const { receipt, keeper } = useReceipt(form);
  const answered = useNativeAnswer(form);
  /** Errors that the schema finds before anything is sent. */
  const [refused, setRefused] = useState<Record<string, string> | null>(null);
  /** Keeps the receipt of the form being sent; null: none is. A ref, because the mutation's state lags behind. */
  const sending = useRef<((sent: Sent) => void) | null>(null);
  const toast = (tone: "success" | "error", text: FormWords["success"]) => copy.sent && showToast(tone, text);

  // Also called if the visitor has left the page meanwhile.
  const { mutate, reset, isPending, error, data } = procedure.useMutation({
    onSuccess(answer) {
      const sent = sentOf(answer);
      if (sent !== null) sending.current?.(sent);
      clear();
      toast("success", copy.success);
      if (event !== null) track(event, form);
    },
    onError: () => toast("error", copy.failure),
    onSettled() {
      sending.current = null;
    },
  });

  const status = useMemo((): FormStatus => {
    if (isPending) return { kind: "pending" };
    if (refused !== null) return { kind: "failed", isNew: true, errors: refused, requestId: null };
    if (error !== null)
      return { kind: "failed", isNew: true, errors: error.data?.fields ?? {}, requestId: requestIdOf(error) };
    if (data !== undefined) return { kind: "sent", isNew: true, receipt: sentOf(data) };
    return receipt === null ? answered : { kind: "sent", isNew: false, receipt };
  }, [isPending, refused, error, data, receipt, answered]);

  function onSubmit(given: SubmitEvent<HTMLFormElement>) {
    given.preventDefault();
    if (sending.current !== null) return;
    const values = { ...Object.fromEntries(new FormData(given.currentTarget)), ...hiddenFields() };
    const parsed = schema.safeParse(values);
    setRefused(parsed.success ? null : firstIssues(parsed.error.issues));
    if (!parsed.success) {
      reset();
      toast("error", copy.failure);
      return;
    }
    sending.current = keeper();
    const attribution = { ...readVisit(), page: location.pathname, about: about ?? null };
    mutate({ ...values, attribution } as Input); // accepted by the schema
  }

  const errors = status.kind === "failed" ? status.errors : {};
  return {
    status,
    statusProps: { status, form, copy },
    formProps: {
      ref: formRef,
      method: "post",
      action: `/forms/${form}`,
      onSubmit,
      ...handlers,
    } as const,
    field: (name: keyof Input & string) => ({
      id: fieldId(form, name),
      name,
      defaultValue: (answered.kind === "failed" && answered.values[name]) || "",
      error: refusals[name] ?? errors[name] ?? null,
    }),
  };
}

/** The answer in the document, if the browser itself posted the form. */
function useNativeAnswer(form: FormName) {
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const { sent } = useSearch({ strict: false });
  return useMemo(() => {
    if (formOutcome?.form === form) return { kind: "failed", isNew: false, ...formOutcome } as const;
    return sent === form ? ({ kind: "sent", isNew: false, receipt: null } as const) : ({ kind: "idle" } as const);
  }, [form, formOutcome, sent]);
}

/** The token is only the reference while the server can't sign the page's address. null: it is the newsletter */
function sentOf(answer: Answer): Sent | null {
  if (!("reference" in answer)) return null;
  const { reference, answerBy, requestUrl } = answer;
  const token = requestUrl === null ? reference : new URL(requestUrl).searchParams.get("token");
  return token === null ? null : { token, answerBy };
}

/** The first error of each field, in the schema's order. */
function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}

/** The request id, for support. null: the visitor can correct the fields, or no response has arrived. */
function requestIdOf(error: Refusal): string | null {
  const isCorrectable = Object.keys(error.data?.fields ?? {}).length > 0;
  const response = error instanceof TRPCClientError ? error.meta?.response : null;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}
