import type { MouseEvent, Ref } from "react";
import { ContactText } from "../ui/contact-text.tsx";
import type { FormOutcome } from "./form-outcome.ts";
import css from "./lead-form.module.css";
import type { FormStatus as Status } from "./use-form-status.ts";
import { type FormWords, fieldId } from "./use-lead-form.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  status: Status;
  form: FormOutcome["form"];
  words: FormWords;
  common: { reference: string; keep: string; summary: string; kept: string; support: string };
};

/** The result of a submission, which stays at the form, because a toast disappears after 5 seconds. */
export function FormStatus({ ref, status, form, words, common }: Props) {
  if (status.kind === "idle" || status.kind === "pending") return <div ref={ref} aria-live="polite" />;
  const sent = status.kind === "sent";
  const { title, text }: { title: string; text?: string } = wordsFor(status, words);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={sent ? "status" : "alert"}
      className={`${css.status} ${sent ? css.sent : css.failed}`}
      data-status={status.kind}
    >
      <p className={css.statusTitle}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {sent && status.reference !== null && status.reference !== "newsletter" && (
        <p>
          {common.reference}: <strong>{status.reference}</strong>. {common.keep}
        </p>
      )}
      {!sent && <ErrorSummary form={form} errors={status.errors} title={common.summary} />}
      {!sent && (
        <p>
          <ContactText text={common.kept} />
        </p>
      )}
      {!sent && status.requestId !== null && (
        <p>
          {common.support}: <strong>{status.requestId}</strong>
        </p>
      )}
    </div>
  );
}

/** Beside a toast: other words than the toast's. Without one: the toast's words. */
function wordsFor({ kind, hasToast }: Extract<Status, { hasToast: boolean }>, words: FormWords) {
  if (kind === "sent") return hasToast ? words.sent : words.success;
  return hasToast ? words.notSent : words.failure;
}

type SummaryProps = { form: FormOutcome["form"]; errors: Record<string, string>; title: string };

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
