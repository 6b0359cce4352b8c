import css from "../lead-form.module.css";
import type { Receipt } from "./form-words.ts";

type Props = {
  /** "newsletter" for the newsletter, which gives none. */
  reference: string | null;
  receipt: Receipt | undefined;
  words: { reference: string; keep: string; next: string };
};

/** The reference of a request that was sent, and what happens next. */
export function ReceiptDetails({ reference, receipt, words }: Props) {
  return (
    <>
      {reference !== null && reference !== "newsletter" && (
        <p className={css.reference}>
          {words.reference}: <strong>{reference}</strong> <span>{words.keep}</span>
        </p>
      )}
      {receipt && (
        <div className={css.next}>
          <p className={css.statusTitle}>{words.next}</p>
          <ol>
            {receipt.next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
