import type { AppRouter } from "@site/trpc-router/types";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";
import { type SubmitEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { readVisit } from "../analytics/attribution.ts";
import { type AnalyticsEvent, track } from "../analytics/track.ts";
import type { Values } from "./draft/draft.ts";
import { useDraft } from "./draft/use-draft.ts";
import type { FormName, FormOutcome } from "./form-outcome.ts";
import { type FormWords, fieldId } from "./form-status.tsx";
import { showToast } from "./toasts/toast-area.tsx";
import { type FormStatus, sentParameter, useFocusOnResult, useSentToken } from "./use-form-status.ts";

/** The answer of a lead's mutation, or of the newsletter's, which has no reference. */
type Answer = { reference: string; requestUrl: string | null } | { ok: true };

/** The part of a mutation's state that a form uses. `trpc.leads.contact.useMutation()` returns one. */
type Mutation<Input> = {
  mutateAsync: (input: Input) => Promise<Answer>;
  reset: () => void;
  status: "idle" | "pending" | "success" | "error";
  data: Answer | undefined;
  error: TRPCClientErrorLike<AppRouter> | null;
};

type Options<Input> = {
  form: FormName;
  schema: z.ZodMiniType<unknown, Input>;
  words: FormWords;
  event: AnalyticsEvent | null;
  mutation: Mutation<Input>;
  /** Called with the values of the fields when the form is mounted and after every change. */
  onValues?: (values: Values) => void;
  /** Subject of the page, which is stored with the lead. */
  about?: string | undefined;
};

/**
 * The state and the handlers of a form. The form is idle, pending, sent or failed (requirement 101), which follows from the
 * state of its mutation. The fields are uncontrolled, so that hydration and failures keep what was typed.
 */
export function useLeadForm<Input>({ form, schema, words, event, mutation, onValues, about }: Options<Input>) {
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const outcome = formOutcome?.form === form ? formOutcome : null;
  const sentToken = useSentToken(form);
  const [initial] = useState(() => initialStatus(outcome, sentToken));
  /** The schema's errors of the last try by field. null: the last try was valid, and was sent. */
  const [refused, setRefused] = useState<Record<string, string> | null>(null);
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);
  const navigate = useNavigate();
  const { formRef, save, noteUse, hiddenFields, clear } = useDraft({ form, sentToken, onValues });
  const hasToast = words.sent !== undefined;
  const status = tries === 0 ? initial : statusOf(mutation, refused, hasToast);
  const statusRef = useFocusOnResult(status.kind, tries);

  function succeed(token: string | null, isOnPage: boolean) {
    clear();
    if (hasToast) showToast("success", words.success);
    if (event !== null) track(event, form);
    if (!token?.includes(".") || !isOnPage) return;
    // With the token in the address, a reload and a navigation back show the receipt again.
    const search = (known: object) => ({ ...known, sent: sentParameter(form, token) });
    navigate({ to: ".", search, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false });
  }

  async function send(element: HTMLFormElement) {
    const values = { ...Object.fromEntries(new FormData(element)), ...hiddenFields() };
    const parsed = schema.safeParse(values);
    setTries((number) => number + 1);
    setRefused(parsed.success ? null : firstIssues(parsed.error.issues));
    if (!parsed.success) {
      mutation.reset();
      return hasToast && showToast("error", words.failure);
    }
    const attribution = { ...readVisit(), page: location.pathname, about: about ?? null };
    const input = { ...values, attribution } as Input; // accepted by the schema
    try {
      succeed(tokenOf(await mutation.mutateAsync(input)), element.isConnected);
    } catch {
      if (hasToast) showToast("error", words.failure);
    }
  }

  async function onSubmit(given: SubmitEvent<HTMLFormElement>) {
    given.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    // Saved again, because a password manager fills in fields without an event.
    save();
    await send(given.currentTarget).finally(() => {
      isSending.current = false;
    });
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
      onFocus: noteUse,
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

function initialStatus(outcome: FormOutcome | null, token: string | null): FormStatus {
  const hasToast = false;
  if (outcome !== null) return { kind: "failed", hasToast, errors: outcome.errors, requestId: outcome.requestId };
  return token === null ? { kind: "idle" } : { kind: "sent", hasToast, token };
}

function statusOf<Input>(
  { status, data, error }: Mutation<Input>,
  refused: Record<string, string> | null,
  hasToast: boolean,
): FormStatus {
  if (refused !== null) return { kind: "failed", hasToast, errors: refused, requestId: null };
  if (status === "success") return { kind: "sent", hasToast, token: tokenOf(data) };
  if (error === null) return { kind: "pending" };
  return { kind: "failed", hasToast, errors: error.data?.fields ?? {}, requestId: requestIdOf(error) };
}

/** The token of the request's page. It is the reference alone while the server can't sign the page's address. */
function tokenOf(answer: Answer | undefined): string | null {
  if (answer === undefined || !("reference" in answer)) return null;
  const { reference, requestUrl } = answer;
  return requestUrl === null ? reference : new URL(requestUrl).searchParams.get("token");
}

/** The first error of each field, in the order of the schema. */
function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}

/** The request id, for support. null: the visitor can correct the fields, or no response has arrived. */
function requestIdOf(error: TRPCClientErrorLike<AppRouter>): string | null {
  const response = error instanceof TRPCClientError ? error.meta?.response : null;
  const isCorrectable = Object.keys(error.data?.fields ?? {}).length > 0;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}
