import type { MouseEvent, Ref } from "react";
import { ContactText } from "../../ui/links/contact-text.tsx";
import type { FormName } from "../form-outcome.ts";
import css from "../lead-form.module.css";
import { Stamp } from "../stamp/stamp.tsx";
import { type FormWords, fieldId } from "./form-words.ts";
import { ReceiptDetails } from "./receipt-details.tsx";
import type { FormStatus as Status } from "./use-form-status.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  status: Status;
  form: FormName;
  words: FormWords;
  common: Record<"reference" | "keep" | "next" | "summary" | "kept" | "support", string>;
};

/** The result of a submission, which stays at the form, because a toast disappears after 5 seconds. */
export function FormStatus({ ref, status, form, words, common }: Props) {
  if (status.kind === "idle" || status.kind === "pending") return <div ref={ref} aria-live="polite" />;
  const sent = status.kind === "sent";
  const { title, text } = wordsFor(status, words);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={sent ? "status" : "alert"}
      className={`${css.status} ${sent ? css.sent : css.failed} ${sent && words.receipt ? css.receipt : ""}`}
      data-status={status.kind}
    >
      {sent && words.receipt && <Stamp {...words.receipt.stamp} className={css.receiptStamp} animated />}
      <div>
        <p className={css.statusTitle}>{title}</p>
        {text !== undefined && <p>{text}</p>}
      </div>
      {sent ? (
        <ReceiptDetails reference={status.reference} receipt={words.receipt} words={common} />
      ) : (
        <FailureDetails form={form} status={status} words={common} />
      )}
    </div>
  );
}

/** Beside a toast, other words than the toast's. */
function wordsFor(
  { kind, hasToast }: Extract<Status, { hasToast: boolean }>,
  words: FormWords,
): { title: string; text?: string } {
  const beside = kind === "sent" ? words.sent : words.notSent;
  return (hasToast ? beside : undefined) ?? (kind === "sent" ? words.success : words.failure);
}

type FailureProps = { form: FormName; status: Extract<Status, { kind: "failed" }>; words: Props["common"] };

function FailureDetails({ form, status: { errors, requestId }, words }: FailureProps) {
  return (
    <>
      <ErrorSummary form={form} errors={errors} title={words.summary} />
      <p>
        <ContactText text={words.kept} />
      </p>
      {requestId !== null && (
        <p>
          {words.support}: <strong>{requestId}</strong>
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
