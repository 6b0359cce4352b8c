import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import css from "./disclosure.module.css";

type Props = {
  summary: string;
  /** Where the content is shown without the summary: from a tablet's width (`sm`) or a desktop's (`xl`) on. */
  wide?: "sm" | "xl";
  /** With `wide`: there the summary's text is a heading. */
  heading?: boolean;
  open?: boolean;
  /** Of the disclosures with one name, one is open at a time. */
  name?: string;
  children: ReactNode;
};

/** Content that opens without scripts, is in the HTML, and is open on paper. */
export function Disclosure({ summary, wide, heading = false, open, name, children }: Props) {
  const details = (
    <details className={css.details} data-wide={wide} {...(open && { open })} {...(name && { name })}>
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
  if (!heading) return details;
  return (
    <div>
      <Title order={3} className={css.heading ?? ""}>
        {summary}
      </Title>
      {details}
    </div>
  );
}
