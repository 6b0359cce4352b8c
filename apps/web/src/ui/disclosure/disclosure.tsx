import type { ReactNode } from "react";
import css from "./disclosure.module.css";

type Props = {
  summary: ReactNode;
  /** Where the content is shown without the summary: from a tablet's width (`sm`) or a desktop's (`xl`) on. */
  wide?: "sm" | "xl";
  open?: boolean;
  /** Of the disclosures with one name, one is open at a time. */
  name?: string;
  children: ReactNode;
};

/** Content that opens without scripts, is in the HTML, and is open on paper. */
export function Disclosure({ summary, wide, open, name, children }: Props) {
  return (
    <details className={css.details} data-wide={wide} {...(open && { open })} {...(name && { name })}>
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
