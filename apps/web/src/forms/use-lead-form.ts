import type { AppRouter } from "@site/trpc-router/types";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import type { TRPCClientError, TRPCClientErrorLike } from "@trpc/client";
import { type SubmitEvent, useRef } from "react";
import type * as z from "zod/mini";
import { readVisit } from "../analytics/attribution.ts";
import { type AnalyticsEvent, trackClick } from "../analytics/track.ts";
import type { Client } from "../data/client/trpc.ts";
import type { Values } from "./draft/draft.ts";
import { useDraft } from "./draft/use-draft.ts";
import type { FormName, FormOutcome } from "./form-outcome.ts";
import { type FormWords, fieldId } from "./form-status.tsx";
import { showToast } from "./toasts/toast-area.tsx";
import { type FormStatus, sentParameter, useFormStatus, useSentReference } from "./use-form-status.ts";

type Options<Input> = {
  form: FormName;
  schema: z.ZodMiniType<unknown, Input>;
  words: FormWords;
  event: AnalyticsEvent | null;
  send: (client: Client, input: Input) => Promise<{ reference?: string }>;
  /** Called with the values of the fields, at first and after every change. */
  onValues?: (values: Values) => void;
  /** Subject of the page, which is sent along. */
  about?: string | undefined;
};

/** A network can lose a request without an error. The next try has the same idempotency key. */
const answerTimeoutMs = 20_000;

/**
 * Idle, pending, sent or failed (requirement 101). The fields are uncontrolled, so that hydration and failures keep
 * what was typed.
 */
export function useLeadForm<Input>({ form, schema, words, event, send, onValues, about }: Options<Input>) {
  const { formOutcome, data } = useRouteContext({ from: "__root__" });
  const outcome = formOutcome?.form === form ? formOutcome : null;
  const sentReference = useSentReference(form);
  const { status, setStatus, statusRef } = useFormStatus(() => initialStatus(outcome, sentReference));
  const pending = useRef(false);
  const navigate = useNavigate();
  const { formRef, save, noteUse, hiddenFields, clear } = useDraft({ form, sentReference, onValues });
  const hasToast = words.sent !== undefined;

  function fail(errors: Record<string, string>, requestId: string | null = null) {
    if (hasToast) showToast("error", words.failure);
    setStatus({ kind: "failed", hasToast, errors, requestId });
  }

  function succeed(reference: string | null, isOnPage: boolean) {
    clear();
    if (hasToast) showToast("success", words.success);
    setStatus({ kind: "sent", hasToast, reference });
    if (event !== null) trackClick(event, form);
    if (reference === null || !isOnPage) return;
    // In the address the reference survives a reload and a way back, as after a native post.
    const search = (known: object) => ({ ...known, sent: sentParameter(form, reference) });
    navigate({ to: ".", search, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false });
  }

  async function submit(element: HTMLFormElement) {
    const values = { ...Object.fromEntries(new FormData(element)), ...hiddenFields() };
    const parsed = schema.safeParse(values);
    if (!parsed.success) return fail(firstIssues(parsed.error.issues));
    const attribution = { ...readVisit(), page: location.pathname, about: about ?? null };
    const input = { ...values, attribution } as Input; // accepted by the schema
    const answer = data.load().then(({ client }) => send(client, input));
    const { reference = null } = await inTime(answer);
    succeed(reference, element.isConnected);
  }

  async function onSubmit(given: SubmitEvent<HTMLFormElement>) {
    given.preventDefault();
    if (pending.current) return;
    pending.current = true;
    setStatus({ kind: "pending" });
    // A password manager fills fields in without an event.
    save();
    try {
      await submit(given.currentTarget);
    } catch (error) {
      if (isOfClient(error)) fail(fieldsOf(error), requestIdOf(error));
      else fail({});
    } finally {
      pending.current = false;
    }
  }

  /** The first use loads what a submission needs, because the network may be down when it is due. */
  function onUse() {
    noteUse();
    data.load().catch(() => undefined);
  }

  const errors = status.kind === "failed" ? status.errors : {};
  return {
    status,
    statusProps: { ref: statusRef, status, form, words },
    formProps: {
      ref: formRef,
      method: "post",
      action: `/forms/${form}`,
      onSubmit,
      onInput: save,
      onFocus: onUse,
    } as const,
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

function inTime<T>(answer: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("No answer in time.")), answerTimeoutMs);
  });
  return Promise.race([answer, tooLate]);
}

/** By its name, because the class itself would bring tRPC's client before the form is used. */
function isOfClient(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === "TRPCClientError";
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
