import { type MutationState, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useLocation, useRouteContext, useSearch } from "@tanstack/react-router";
import { type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { leadEvents, track } from "../analytics/analytics.ts";
import { readVisit } from "../analytics/attribution.ts";
import { readStored, writeStored } from "../browser/storage.ts";
import { useLayout } from "../data/trpc.ts";
import {
  type Field,
  type FormName,
  fieldsOf,
  isFilled,
  newKey,
  putAll,
  readDraft,
  settleDraft,
  type Values,
} from "./draft.ts";
import { type FormStatus, type FormWords, fieldId, type Sent } from "./form-result.tsx";
import { type Hint, hints } from "./hints.ts";
import { showToast } from "./toast-area.tsx";

type Answer = { reference: string; answerBy: string; requestUrl: string | null } | { ok: true };

type Failure = { data?: { fields: Values } | null; meta?: { response?: unknown } };

type Options<Input, Name extends string, Copy extends FormWords> = {
  form: FormName;
  send: (input: Input) => Promise<Answer>;
  copy: Copy & { labels: Record<Name, string> };
  about?: string | undefined;
};

/** Requirement 101: a form is idle, pending, sent or failed. */
export function useLeadForm<Input, Name extends string, Copy extends FormWords>(options: Options<Input, Name, Copy>) {
  const { form, send, copy, about } = options;
  const { formCopy } = useLayout();
  const queryClient = useQueryClient();
  const location = useLocation({ select: ({ pathname, searchStr }) => `${pathname} ${searchStr}` });
  /** The form shows its result only at the URL at which it was opened. */
  const [url] = useState(location);
  // TanStack Query keeps an attempt when the visitor leaves the page, and shows its result when they come back.
  const { data, error } = useAttempts([form, url]).at(-1) ?? {};
  const attempts = useAttempts([form]);
  const latest = attempts.at(-1);
  const answered = attempts.filter(({ status }) => status !== "pending").length;
  const [before] = useState(answered);
  const answers = answered - before;
  const isDone = answers > 0 && latest?.status === "success";
  const receipt = `${url} ${form}`;
  const { formRef, notes, stored, handlers, elapsedMs } = useFields(form, receipt, answers, isDone);
  // The key of a form that has no draft because the browser refuses storage.
  const [undraftedKey] = useState(newKey);
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const { sent } = useSearch({ strict: false });
  const refused = formOutcome?.form === form ? formOutcome : null;

  // The newsletter form, which has no `sent`, shows its result itself unless the visitor has left its page.
  const toast = (tone: "success" | "error", words: FormWords["success"]) => {
    if (copy.sent || formRef.current === null) showToast(tone, words);
  };
  const { mutate } = useMutation<Answer, Failure, Record<string, unknown>>({
    mutationKey: [form, url],
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (values) => send(values as Input), // the server checks them
    onSuccess(answer, values) {
      const lead = leadOf(answer);
      if (lead) writeStored(receipt, lead);
      settleDraft(form, values);
      toast("success", copy.success);
      const event = leadEvents[form];
      if (event) track(event, form);
    },
    onError: () => toast("error", copy.failure),
  });

  function onSubmit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    // If the visitor clicks twice quickly, only the query client knows about the first click yet.
    if (queryClient.isMutating({ mutationKey: [form] }) > 0) return;
    mutate({
      ...Object.fromEntries(new FormData(submitted.currentTarget)),
      // Each attempt has the same key, so the server recognizes a repeated one.
      idempotencyKey: readDraft(form)?.key ?? undraftedKey,
      elapsedMs: elapsedMs(),
      attribution: { ...readVisit(), page: window.location.pathname, about: about ?? null },
    });
  }

  function readStatus(): FormStatus {
    if (latest?.status === "pending") return { kind: "pending" };
    if (error) {
      const words = copy.notSent ?? copy.failure;
      return { kind: "failed", words, errors: error.data?.fields ?? {}, requestId: requestIdOf(error) };
    }
    const lead = data ? leadOf(data) : stored.lead;
    if (data || lead || sent === form)
      return { kind: "sent", words: copy.sent ?? copy.success, lead, hasDraft: stored.hasDraft };
    return refused ? { kind: "failed", words: copy.failure, ...refused } : { kind: "idle" };
  }

  const status = readStatus();
  const errors = status.kind === "failed" ? status.errors : {};
  return {
    form,
    copy,
    status,
    answers,
    formProps: { ref: formRef, method: "post", action: `/forms/${form}`, onSubmit, ...handlers } as const,
    field(name: Name, suggested = "") {
      const { error = errors[name] ?? null, hint } = notes[name] ?? {};
      return {
        id: fieldId(form, name),
        name,
        label: copy.labels[name],
        defaultValue: refused?.values[name] || (status.kind === "sent" ? "" : suggested),
        error,
        ...(hints[name] && {
          // Screen readers announce only changes in a live region that already exists.
          description: hint ? formCopy[hint] : [],
          descriptionProps: { "aria-live": "polite" as const },
        }),
      };
    },
  };
}

function useAttempts(mutationKey: readonly string[]) {
  return useMutationState<MutationState<Answer, Failure>>({ filters: { mutationKey } });
}

type Stored = { lead: Sent | null; hasDraft: boolean };

/** The fields are uncontrolled, because the typed text must survive hydration and a failed attempt. */
function useFields(form: FormName, receipt: string, answers: number, isDone: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const startedMs = useRef<number | null>(null);
  /** `error` is the browser's message. It is set when the visitor has left the field or has tried to send the form. */
  const [notes, setNotes] = useState<Readonly<Record<string, { error?: string; hint?: Hint | null | undefined }>>>({});
  const [stored, setStored] = useState<Stored>({ lead: null, hasDraft: false });

  const readFields = () => (formRef.current ? fieldsOf(formRef.current) : []);

  function report() {
    const noteOf = (field: Field) => ({
      ...(field.matches(":user-invalid") && { error: field.validationMessage }),
      hint: hints[field.name]?.(field),
    });
    setNotes(Object.fromEntries(readFields().map((field) => [field.name, noteOf(field)])));
  }

  // An effect reads the tab's session storage, because the first render must match the server's HTML.
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- other changes must not reset the form
  useLayoutEffect(() => {
    const fields = readFields();
    if (isDone) {
      formRef.current?.reset();
      // `reset` alone would set a select to the option that the URL suggests.
      for (const field of fields) field.value = "";
    }
    const draft = readDraft(form);
    putAll(fields, draft?.values ?? {});
    const lead = isReturn() ? (readStored(receipt) as Sent | null) : null; // `onSuccess` has written it
    setStored({ lead, hasDraft: draft !== null });
    report();
    // If a visitor has used the form before this code was loaded, the time counts from the page's load. A later start
    // could make the time as short as a spam program's.
    const isUsed = !isDone && (fields.some(isFilled) || formRef.current?.contains(document.activeElement));
    startedMs.current = isUsed ? 0 : null;
    // Moving the focus away and back closes the browser's pop-up, whose message is now below the field.
    const refused = formRef.current?.querySelector<HTMLElement>(":user-invalid:focus");
    refused?.blur();
    refused?.focus();
  }, [answers]);

  const handlers = {
    onInput: report,
    onBlur: report,
    // The browser would show its message in a pop-up, which would cover the message below the field.
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
  };
  const elapsedMs = () => Math.round(performance.now() - (startedMs.current ?? 0));
  return { formRef, notes, stored, handlers, elapsedMs };
}

/** An earlier receipt is shown only after a reload, or after the back or forward button. */
function isReturn(): boolean {
  const [own] = performance.getEntriesByType("navigation");
  return own instanceof PerformanceNavigationTiming && own.type !== "navigate";
}

/** If the server can't sign tokens, `requestUrl` is null, and `token` is only the reference. */
function leadOf(answer: Answer): Sent | null {
  if (!("reference" in answer)) return null;
  const { reference, answerBy, requestUrl } = answer;
  return { token: (requestUrl && new URL(requestUrl).searchParams.get("token")) ?? reference, answerBy };
}

/** It is null if the visitor can correct the fields without help, or if there was no response. */
function requestIdOf({ data, meta }: Failure): string | null {
  const isCorrectable = Object.keys(data?.fields ?? {}).length > 0;
  const response = meta?.response;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}
