import { Text } from "@mantine/core";
import { momentInWords } from "@site/content/office/moment";
import { requestFormPath, requestPath } from "@site/content/paths";
import { type MouseEvent, useEffect, useRef } from "react";
import { useLayout } from "../../data/use-site.tsx";
import { ContactText } from "../../ui/links/actions.tsx";
import type { FormName } from "../form-outcome.ts";
import css from "../lead-form.module.css";
import type { Sent } from "./receipt.ts";
import { NextSteps, Stamp } from "./stamp.tsx";

/** isNew: the answer to a form just sent from this page, so a toast shows it too, and it takes the focus */
export type FormStatus =
  | { kind: "idle" }
  | { kind: "pending" }
  /** receipt: null for the newsletter */
  | { kind: "sent"; isNew: boolean; receipt: Sent | null }
  | { kind: "failed"; isNew: boolean; errors: Record<string, string>; requestId: string | null };

type Props = { status: FormStatus; form: FormName; copy: FormWords };

/** The result of a submission, which stays at the form, because a toast disappears after 5 seconds. */
export function FormResult({ status, form, copy }: Props) {
  const ref = useFocusOnResult(status);
  if (status.kind === "idle" || status.kind === "pending")
    return (
      <div ref={ref} aria-live="polite">
        <OfflineNotice copy={copy} />
      </div>
    );
  const sent = status.kind === "sent";
  const { title, text } = wordsFor(status, copy);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={sent ? "status" : "alert"}
      className={`${css.status} ${sent ? css.sent : css.failed} ${sent && copy.receipt ? css.receipt : ""}`}
      data-status={status.kind}
    >
      {sent && copy.receipt && <Stamp {...copy.receipt.stamp} className={css.receiptStamp} animated />}
      <div>
        <p className={css.statusTitle}>{title}</p>
        {text !== undefined && <p>{text}</p>}
      </div>
      {sent ? (
        <ReceiptDetails sent={status.receipt} receipt={copy.receipt} />
      ) : (
        <FailureDetails form={form} status={status} />
      )}
    </div>
  );
}

/** `holdOffline` shows it before React is loaded; React shows its own failures. */
function OfflineNotice({ copy }: { copy: FormWords }) {
  const { offline, kept } = useLayout().formCopy;
  return (
    <div className={css.failed} data-offline hidden suppressHydrationWarning>
      <p className={css.statusTitle}>{wordsFor({ kind: "failed", isNew: true }, copy).title}</p>
      <p>
        {offline} <ContactText text={kept} />
      </p>
    </div>
  );
}

/** The result of a submission takes the focus, so that screen readers and keyboards go there. */
function useFocusOnResult(status: FormStatus) {
  const resultRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status.kind !== "sent" && status.kind !== "failed") return;
    // After a reload, after going back, or after a native post, the visitor may be elsewhere in the page.
    if (!status.isNew) return;
    resultRef.current?.focus({ preventScroll: true });
    // Scrolls with a margin below the toast, which `focus` alone ignores for an element that is partly in view. A
    // receipt is nearly as high as a phone's screen, so only its head must be in view.
    resultRef.current?.scrollIntoView({ block: status.kind === "sent" ? "start" : "nearest" });
  }, [status]);
  return resultRef;
}

/** Shown next to a toast, in other words than the toast's. */
function wordsFor(
  { kind, isNew }: Pick<Extract<FormStatus, { isNew: boolean }>, "kind" | "isNew">,
  copy: FormWords,
): { title: string; text?: string } {
  const beside = kind === "sent" ? copy.sent : copy.notSent;
  return (isNew ? beside : undefined) ?? (kind === "sent" ? copy.success : copy.failure);
}

type FailureProps = { form: FormName; status: Extract<FormStatus, { kind: "failed" }> };

function FailureDetails({ form, status: { errors, requestId } }: FailureProps) {
  const copy = useLayout().formCopy;
  return (
    <>
      <ErrorSummary form={form} errors={errors} title={copy.summary} />
      <p>
        <ContactText text={copy.kept} />
      </p>
      {requestId !== null && (
        <p>
          {copy.support}: <strong>{requestId}</strong>
        </p>
      )}
    </>
  );
}

type SummaryProps = { form: FormName; errors: Record<string, string>; title: string };

/** Each error is a link to its field. The fragment works without JavaScript. */
function ErrorSummary({ form, errors, title }: SummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  const focus = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <p>{title}</p>
      <ul>
        {entries.map(([name, message]) => {
          const id = fieldId(form, name);
          return (
            <li key={name}>
              <a href={`#${id}`} onClick={(event) => focus(event, id)}>
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type ReceiptProps = { sent: Sent | null; receipt: Receipt | undefined };

/** The reference of a sent request, and the next steps. */
function ReceiptDetails({ sent, receipt }: ReceiptProps) {
  const { formCopy: copy, site } = useLayout();
  const { token = "", answerBy = null } = sent ?? {};
  const [reference, holder] = token.split(".");
  return (
    <>
      {answerBy !== null && <p>{`${copy.answerBy} ${momentInWords(answerBy, site.zone)}.`}</p>}
      {reference && (
        <Text size="sm" c="dimmed" maw="none" py={14} className={css.reference ?? ""}>
          {copy.reference}: <strong>{reference}</strong> <span>{copy.keep}</span>
        </Text>
      )}
      {holder !== undefined && <OwnRequest token={token} label={copy.own} />}
      {receipt && (
        <NextSteps title={copy.next} steps={receipt.next}>
          <GoesTo />
        </NextSteps>
      )}
    </>
  );
}

/** The reader of a form's request: the first person that the operator named, or the role. */
export function GoesTo() {
  const { formCopy, site } = useLayout();
  const [person] = site.people;
  return <p>{`${formCopy.goesTo} ${person ? `${person.name}, ${person.role}` : formCopy.reader}.`}</p>;
}

/**
 * Opens the visitor's own request. The link posts a form and adds the token at the click, because third parties'
 * scripts that record sessions read the links and fields of a page, and the addresses that it opens.
 */
function OwnRequest({ token, label }: { token: string; label: string }) {
  const form = useRef<HTMLFormElement>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    form.current?.addEventListener("formdata", ({ formData }) => formData.set("token", token), { once: true });
    form.current?.requestSubmit();
  };
  return (
    <div>
      <a href={requestPath} onClick={open}>
        {label}
      </a>
      <form ref={form} method="post" action={requestFormPath} hidden />
    </div>
  );
}

export type Receipt = { stamp: { top: string; bottom: string }; next: readonly string[]; again: string };

export type FormWords = {
  /** Words of the toast; shown next to the form if there is no toast. */
  success: { title: string; text: string };
  failure: { title: string; text: string };
  /** Shown at the form, next to the toast. A form without these words shows no toast, because its answer is in view. */
  sent?: { title: string; text: string };
  notSent?: { title: string };
  /** Content that replaces the form after a success; without it the form stays. */
  receipt?: Receipt;
};

/** The status links each error to its field by this id, even on a page that runs no scripts. */
export function fieldId(form: FormName, name: string): string {
  return `${form}-${name}`;
}
