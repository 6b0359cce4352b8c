import type { ReactNode } from "react";
import css from "./disclosure.module.css";

type Props = {
  summary: ReactNode;
  /** Only a phone can collapse the content. On a wider screen, there is no summary. */
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
