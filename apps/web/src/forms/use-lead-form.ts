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

/**
 * Returns the state of a form, and the props for its elements. A form is idle, pending, sent or failed (requirement
 * 101).
 */
export function useLeadForm<Input, Name extends string, Copy extends FormWords>(options: Options<Input, Name, Copy>) {
  const { form, send, copy, about } = options;
  const { formCopy } = useLayout();
  const queryClient = useQueryClient();
  const location = useLocation({ select: ({ pathname, searchStr }) => `${pathname} ${searchStr}` });
  /**
   * The URL at which the form was opened. If the form is opened at another URL, it doesn't show the result from this
   * URL.
   */
  const [url] = useState(location);
  // TanStack Query keeps the attempts even when the component is gone. So a visitor who leaves the page during an
  // attempt sees the result when they come back.
  const { data, error } = useAttempts([form, url]).at(-1) ?? {};
  const attempts = useAttempts([form]);
  const latest = attempts.at(-1);
  const answered = attempts.filter(({ status }) => status !== "pending").length;
  const [before] = useState(answered);
  const answers = answered - before;
  const isDone = answers > 0 && latest?.status === "success";
  const receipt = `${url} ${form}`;
  const { formRef, notes, stored, handlers, elapsedMs } = useFields(form, receipt, answers, isDone);
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const { sent } = useSearch({ strict: false });
  const refused = formOutcome?.form === form ? formOutcome : null;

  // The newsletter form has no `sent`. It needs a toast only if the visitor has left its page, because otherwise the
  // form itself shows the result.
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
    // If the visitor clicks twice quickly, this render may not know about the first click yet, but the query client
    // does.
    if (queryClient.isMutating({ mutationKey: [form] }) > 0) return;
    mutate({
      ...Object.fromEntries(new FormData(submitted.currentTarget)),
      // A draft keeps its key, so the server recognizes a repeated attempt. If the browser refuses storage, there is no
      // draft, and each attempt has a new key.
      idempotencyKey: readDraft(form)?.key ?? newKey(),
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
    /**
     * Returns the props of a field.
     * @param suggested the text that the field has until the visitor changes it or sends the form
     */
    field(name: Name, suggested = "") {
      const { error = errors[name] ?? null, hint } = notes[name] ?? {};
      return {
        id: fieldId(form, name),
        name,
        label: copy.labels[name],
        defaultValue: refused?.values[name] || (status.kind === "sent" ? "" : suggested),
        error,
        ...(hints[name] && {
          // Screen readers announce only changes in a live region that already exists, so the region is rendered even
          // without a hint.
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

/**
 * Connects a form's fields with the draft and the hints. The fields are uncontrolled, because the typed text must
 * survive hydration and a failed attempt.
 */
function useFields(form: FormName, receipt: string, answers: number, isDone: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const startedMs = useRef<number | null>(null);
  /**
   * The messages below each field, by the name of the field. `error` is the browser's message for an invalid field. It
   * is set when the visitor has left the field or has tried to send the form.
   */
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

  // Fills in the draft and shows an earlier receipt, which are both in the tab's session storage. An effect does this,
  // because the first render must match the server's HTML. The effect runs again after each response.
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- other changes must not reset the form
  useLayoutEffect(() => {
    const fields = readFields();
    if (isDone) {
      formRef.current?.reset();
      // `reset` alone would set a select to the option that the URL suggests, but after a success the fields must be
      // empty.
      for (const field of fields) field.value = "";
    }
    const draft = readDraft(form);
    putAll(fields, draft?.values ?? {});
    const lead = isReturn() ? (readStored(receipt) as Sent | null) : null; // `onSuccess` has written it
    setStored({ lead, hasDraft: draft !== null });
    report();
    // The form also sends the time that it took to fill in its fields. If the visitor has used the form before this
    // code was loaded, the time counts from the page's load. A later start could make the time as short as a spam
    // program's.
    const isUsed = !isDone && (fields.some(isFilled) || formRef.current?.contains(document.activeElement));
    startedMs.current = isUsed ? 0 : null;
    // The browser may show its message in a pop-up. Moving the focus away and back closes the pop-up, which isn't
    // needed because the same message is now below the field.
    const refused = formRef.current?.querySelector<HTMLElement>(":user-invalid:focus");
    refused?.blur();
    refused?.focus();
  }, [answers]);

  const handlers = {
    onInput: report,
    onBlur: report,
    // When an invalid form is sent, the browser fires this event for each invalid field. It would then show its message
    // in a pop-up, which would cover the message that we show below the field.
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

/**
 * Whether the visitor has reloaded the document, or has opened it with the back or forward button. Only then does the
 * form show an earlier receipt.
 */
function isReturn(): boolean {
  const [own] = performance.getEntriesByType("navigation");
  return own instanceof PerformanceNavigationTiming && own.type !== "navigate";
}

/**
 * Returns the facts for the receipt of a lead, or null for the newsletter. `token` is a part of `requestUrl`. If the
 * server can't sign tokens, `requestUrl` is null, and `token` is only the reference.
 */
function leadOf(answer: Answer): Sent | null {
  if (!("reference" in answer)) return null;
  const { reference, answerBy, requestUrl } = answer;
  return { token: (requestUrl && new URL(requestUrl).searchParams.get("token")) ?? reference, answerBy };
}

/**
 * Returns the id of the failed request, which the visitor can give to support. It is null if the visitor can correct
 * the fields without help, or if there was no response.
 */
function requestIdOf({ data, meta }: Failure): string | null {
  const isCorrectable = Object.keys(data?.fields ?? {}).length > 0;
  const response = meta?.response;
  return response instanceof Response && !isCorrectable ? response.headers.get("x-request-id") : null;
}
