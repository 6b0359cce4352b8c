import type { AppRouter } from "@site/trpc-router/types";
import { useRouteContext } from "@tanstack/react-router";
import { TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type AnalyticsEvent, trackClick } from "../analytics/track.ts";
import type { FormOutcome } from "../router.tsx";
import { showToast } from "./toasts.ts";

export type FormWords = {
  success: { title: string; text: string };
  failure: { title: string; text: string };
};

export type FormStatus =
  | { kind: "idle" }
  | { kind: "pending" }
  | { kind: "sent"; reference: string | null }
  | { kind: "failed"; errors: Record<string, string> };

/** The part of a zod schema that a form needs. */
type Schema = {
  safeParse: (
    input: unknown,
  ) => { success: true } | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
};

type Options<Input> = {
  form: FormOutcome["form"];
  schema: Schema;
  words: FormWords;
  event: AnalyticsEvent | null;
  send: (input: Input) => Promise<{ reference?: string }>;
  /** The reference that a post without JavaScript was answered with. */
  sentReference: string | null;
};

/**
 * Idle, pending, sent or failed (spec section 4). The fields are the browser's own: what was typed before the page
 * came alive stays, and a failure keeps everything.
 */
export function useLeadForm<Input>({ form, schema, words, event, send, sentReference }: Options<Input>) {
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const outcome = formOutcome?.form === form ? formOutcome : null;
  const [status, setStatus] = useState<FormStatus>(() => initialStatus(outcome, sentReference));
  const statusRef = useRef<HTMLDivElement>(null);
  const pending = useRef(false);

  useEffect(() => {
    if (status.kind === "sent" || status.kind === "failed") statusRef.current?.focus();
  }, [status]);

  function fail(errors: Record<string, string>) {
    showToast({ ...words.failure, tone: "error" });
    setStatus({ kind: "failed", errors });
  }

  async function onSubmit(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault();
    if (pending.current) return;
    const element = submit.currentTarget;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(element)));
    if (!parsed.success) return fail(firstIssues(parsed.error.issues));

    pending.current = true;
    setStatus({ kind: "pending" });
    try {
      // The server parses the same input by the same schema: it gets what was typed.
      const { reference = null } = await send(Object.fromEntries(new FormData(element)) as Input);
      element.reset();
      showToast({ ...words.success, tone: "success" });
      setStatus({ kind: "sent", reference });
      if (event !== null) trackClick(event, form);
    } catch (error) {
      fail(error instanceof TRPCClientError ? fieldsOf(error) : {});
    } finally {
      pending.current = false;
    }
  }

  const errors = status.kind === "failed" ? status.errors : {};
  return {
    status,
    statusRef,
    formProps: { method: "post", action: `/forms/${form}`, onSubmit } as const,
    field: (name: keyof Input & string) => ({
      name,
      defaultValue: outcome?.values[name] ?? "",
      error: errors[name] ?? null,
      withAsterisk: false,
    }),
  };
}

function initialStatus(outcome: FormOutcome | null, sentReference: string | null): FormStatus {
  if (outcome !== null) return { kind: "failed", errors: outcome.errors };
  return sentReference === null ? { kind: "idle" } : { kind: "sent", reference: sentReference };
}

function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

function fieldsOf(error: TRPCClientErrorLike<AppRouter>): Record<string, string> {
  return error.data?.fields ?? {};
}
