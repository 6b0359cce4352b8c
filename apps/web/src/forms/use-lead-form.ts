import type { AppRouter } from "@site/trpc-router/types";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";
import { type SubmitEvent, useRef } from "react";
import { readVisit } from "../analytics/attribution.ts";
import { type AnalyticsEvent, trackClick } from "../analytics/track.ts";
import { type FormWords, fieldId } from "./answer/form-words.ts";
import { sentParameter } from "./answer/sent-reference.ts";
import { type FormStatus, useFormStatus } from "./answer/use-form-status.ts";
import type { Values } from "./draft/records.ts";
import { useFormDraft } from "./draft/use-form-draft.ts";
import type { FormName, FormOutcome } from "./form-outcome.ts";
import { type ChooseSchema, loadSchemas } from "./load-schemas.ts";
import { showToast } from "./toasts/load-toasts.ts";

type Options<Input> = {
  form: FormName;
  schema: ChooseSchema;
  words: FormWords;
  event: AnalyticsEvent | null;
  send: (input: Input) => Promise<{ reference?: string }>;
  /** The reference in the address: the answer to a native post. */
  sentReference: string | null;
  /** Called with the values of the fields, at first and after every change. */
  onValues?: ((values: Values) => void) | undefined;
  /** Subject of the page, which is sent along. */
  about?: string | undefined;
};

/** Options of a mutation: without a connection it fails at once. By default the library would wait for a connection. */
export const failAtOnce = { networkMode: "always" } as const;

const accepted = { success: true } as const;

/** A network can lose a request without an error. The next try has the same idempotency key. */
const answerTimeoutMs = 20_000;
const schemasTimeoutMs = 3_000;

/**
 * Idle, pending, sent or failed (requirement 101). The fields are uncontrolled, so that hydration and failures keep
 * what was typed.
 */
export function useLeadForm<Input>(options: Options<Input>) {
  const { form, schema, words, event, send, sentReference, onValues, about } = options;
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const outcome = formOutcome?.form === form ? formOutcome : null;
  const { status, setStatus, statusRef } = useFormStatus(() => initialStatus(outcome, sentReference));
  const pending = useRef(false);
  const navigate = useNavigate();
  const { formRef, draft, prefilled, clearPrefilled } = useFormDraft({ form, sentReference, onValues });

  function fail(errors: Record<string, string>, requestId: string | null = null) {
    const hasToast = showToast("error", words.failure);
    setStatus({ kind: "failed", hasToast, errors, requestId });
  }

  function succeed(reference: string | null, isOnPage: boolean) {
    const hasToast = showToast("success", words.success);
    setStatus({ kind: "sent", hasToast, reference });
    if (event !== null) trackClick(event, form);
    if (reference === null || !isOnPage) return;
    // In the address the reference survives a reload and a way back, as after a native post.
    const search = (known: object) => ({ ...known, sent: sentParameter(form, reference) });
    navigate({ to: ".", search, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false });
  }

  async function onSubmit(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault();
    if (pending.current) return;
    const element = submit.currentTarget;
    const values = Object.fromEntries(new FormData(element));
    pending.current = true;
    setStatus({ kind: "pending" });
    // Read before the request, because a navigation unmounts the form while the request continues.
    const sentDraft = draft.current;
    try {
      // Without the schemas, the server's answer names the fields.
      const schemas = await inTime(loadSchemas(), schemasTimeoutMs).catch(() => null);
      const parsed = schemas === null ? accepted : schema(schemas).safeParse(values);
      if (!parsed.success) return fail(firstIssues(parsed.error.issues));
      const attribution = { ...readVisit(), page: location.pathname, about: about ?? null };
      const input = { ...values, attribution } as Input; // accepted by the schema, or refused by the server
      const { reference = null } = await inTime(send(input), answerTimeoutMs);
      sentDraft?.settle(reference);
      succeed(reference, element.isConnected);
    } catch (error) {
      if (error instanceof TRPCClientError) fail(fieldsOf(error), requestIdOf(error));
      else fail({});
    } finally {
      pending.current = false;
    }
  }

  const errors = status.kind === "failed" ? status.errors : {};
  return {
    status,
    statusProps: { ref: statusRef, status, form, words },
    formProps: { ref: formRef, method: "post", action: `/forms/${form}`, onSubmit } as const,
    prefillProps: { shown: prefilled, onClear: clearPrefilled },
    field: (name: keyof Input & string) => ({
      id: fieldId(form, name),
      name,
      defaultValue: outcome?.values[name] ?? "",
      error: errors[name] ?? null,
      withAsterisk: false,
    }),
  };
}

function initialStatus(outcome: FormOutcome | null, sentReference: string | null): FormStatus {
  const hasToast = false;
  if (outcome !== null) return { kind: "failed", hasToast, errors: outcome.errors, requestId: outcome.requestId };
  return sentReference === null ? { kind: "idle" } : { kind: "sent", hasToast, reference: sentReference };
}

function inTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("No answer in time.")), timeoutMs);
  });
  return Promise.race([answer, tooLate]);
}

/** The first error of each field, in the order of the schema. */
function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}

function fieldsOf(error: TRPCClientErrorLike<AppRouter>): Record<string, string> {
  return error.data?.fields ?? {};
}

/** The request id, for support. null: the visitor can correct the fields, or no response has arrived. */
function requestIdOf(error: TRPCClientErrorLike<AppRouter> & Pick<TRPCClientError<AppRouter>, "meta">): string | null {
  const response = error.meta?.response;
  const isCorrectable = Object.keys(fieldsOf(error)).length > 0;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}
