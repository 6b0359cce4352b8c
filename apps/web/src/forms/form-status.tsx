import type { Ref } from "react";
import css from "./lead-form.module.css";
import type { FormWords, FormStatus as Status } from "./use-lead-form.ts";

type Props = {
  status: Status;
  words: FormWords;
  common: { reference: string; keep: string; summary: string };
  ref: Ref<HTMLDivElement>;
};

/** What became of the form, in place and for good: a toast alone is gone before everyone has read it. */
export function FormStatus({ status, words, common, ref }: Props) {
  if (status.kind === "idle" || status.kind === "pending") return <div ref={ref} aria-live="polite" />;
  const sent = status.kind === "sent";
  const { title, text } = sent ? words.success : words.failure;
  const errors = sent ? [] : Object.values(status.errors);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={sent ? "status" : "alert"}
      className={`${css.status} ${sent ? css.sent : css.failed}`}
      data-status={status.kind}
    >
      <p className={css.statusTitle}>{title}</p>
      <p>{text}</p>
      {sent && status.reference !== null && status.reference !== "newsletter" && (
        <p>
          {common.reference}: <strong>{status.reference}</strong>. {common.keep}
        </p>
      )}
      {errors.length > 0 && (
        <>
          <p>{common.summary}</p>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
