import type { ReactNode } from "react";
import css from "./disclosure.module.css";

type Props = {
  summary: ReactNode;
  /** On a tablet or a wider screen, the content is visible without the summary. */
  isPhoneOnly?: boolean;
  open?: boolean;
  name?: string;
  children: ReactNode;
};

export function Disclosure({ summary, isPhoneOnly = false, open, name, children }: Props) {
  return (
    <details
      className={css.details}
      data-wide={isPhoneOnly || undefined}
      {...(open && { open })}
      {...(name && { name })}
    >
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
