import type { ReactNode } from "react";
import css from "./phone-details.module.css";

/** Content that a phone shows on demand. A wider viewport and print show it without the summary. */
export function PhoneDetails({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
