import type { AppRouter } from "@site/trpc-router/types";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import type { TRPCClientError } from "@trpc/client";
import { type SubmitEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { readVisit } from "../analytics/attribution.ts";
import { type AnalyticsEvent, track } from "../analytics/track.ts";
import type { Values } from "./draft/draft.ts";
import { useDraft } from "./draft/use-draft.ts";
import type { FormName, FormOutcome } from "./form-outcome.ts";
import { type FormStatus, type FormWords, fieldId } from "./form-status.tsx";
import { sentParameter, useSentToken } from "./sent-token.ts";
import { showToast } from "./toasts/toast-area.tsx";

/** The answer to a lead, or to a newsletter's address, which has no reference. */
type Answer = { reference: string; requestUrl: string | null } | { ok: true };

type Options<Input> = {
  form: FormName;
  schema: z.ZodMiniType<unknown, Input>;
  words: FormWords;
  event: AnalyticsEvent | null;
  send: (input: Input) => Promise<Answer>;
  /** Called with the values of the fields when the form is mounted and after every change. */
  onValues?: (values: Values) => void;
  /** Subject of the page, which is stored with the lead. */
  about?: string | undefined;
};

/**
 * The state and the handlers of a form. The form is idle, pending, sent or failed (requirement 101). The fields are
 * uncontrolled, so that hydration and failures keep what was typed.
 */
export function useLeadForm<Input>({ form, schema, words, event, send, onValues, about }: Options<Input>) {
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const outcome = formOutcome?.form === form ? formOutcome : null;
  const sentToken = useSentToken(form);
  const [status, setStatus] = useState(() => initialStatus(outcome, sentToken));
  const isSending = useRef(false);
  const navigate = useNavigate();
  const { formRef, save, noteUse, hiddenFields, clear } = useDraft({ form, sentToken, onValues });
  const hasToast = words.sent !== undefined;

  function succeed(token: string | null, isOnPage: boolean) {
    setStatus({ kind: "sent", hasToast, token });
    clear();
    if (hasToast) showToast("success", words.success);
    if (event !== null) track(event, form);
    if (!token?.includes(".") || !isOnPage) return;
    // With the token in the address, a reload and a navigation back show the receipt again.
    const search = (known: object) => ({ ...known, sent: sentParameter(form, token) });
    navigate({ to: ".", search, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false });
  }

  function fail(errors: Record<string, string>, requestId: string | null) {
    setStatus({ kind: "failed", hasToast, errors, requestId });
    if (hasToast) showToast("error", words.failure);
  }

  async function sendValues(element: HTMLFormElement) {
    const values = { ...Object.fromEntries(new FormData(element)), ...hiddenFields() };
    const parsed = schema.safeParse(values);
    if (!parsed.success) return fail(firstIssues(parsed.error.issues), null);
    setStatus({ kind: "pending" });
    const attribution = { ...readVisit(), page: location.pathname, about: about ?? null };
    try {
      const answer = await send({ ...values, attribution } as Input); // accepted by the schema
      succeed(tokenOf(answer), element.isConnected);
    } catch (error) {
      const refusal = error as TRPCClientError<AppRouter>; // the client throws no other
      fail(refusal.data?.fields ?? {}, requestIdOf(refusal));
    }
  }

  async function onSubmit(given: SubmitEvent<HTMLFormElement>) {
    given.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    // Saved again, because a password manager fills in fields without an event.
    save();
    await sendValues(given.currentTarget).finally(() => {
      isSending.current = false;
    });
  }

  const errors = status.kind === "failed" ? status.errors : {};
  return {
    status,
    statusProps: { status, form, words },
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
    }),
  };
}

function initialStatus(outcome: FormOutcome | null, token: string | null): FormStatus {
  const hasToast = false;
  if (outcome !== null) return { kind: "failed", hasToast, errors: outcome.errors, requestId: outcome.requestId };
  return token === null ? { kind: "idle" } : { kind: "sent", hasToast, token };
}

/** The token of the request's page. It is the reference alone while the server can't sign the page's address. */
function tokenOf(answer: Answer): string | null {
  if (!("reference" in answer)) return null;
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
function requestIdOf({ data, meta }: TRPCClientError<AppRouter>): string | null {
  const isCorrectable = Object.keys(data?.fields ?? {}).length > 0;
  const response = meta?.response;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}
