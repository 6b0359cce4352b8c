import { Title } from "@mantine/core";
import type { Path } from "@site/content/paths";
import type { ReactNode } from "react";
import type { Tracked } from "../../analytics/track.ts";
import { SiteLink } from "../links/site-link.tsx";
import { Unbroken } from "../text/unbroken.tsx";
import css from "./rows.module.css";

type RowsProps = {
  /** Columns in a wide viewport; a narrower one has fewer. Default: 1. */
  cols?: 1 | 2 | 3 | 4;
  /** pairs: the label at the left of its text, where a column is wide enough. */
  look?: "pairs";
  children: ReactNode;
};

/** A ruled list, in one column or several. */
export function Rows({ cols = 1, look, children }: RowsProps) {
  return (
    <ul className={css.rows} data-cols={cols} data-look={look}>
      {children}
    </ul>
  );
}

type RowProps = {
  label: string;
  text?: string | undefined;
  /** An icon before the label. */
  lead?: ReactNode;
  /** Makes the row a link; one without an end shows an arrow. */
  href?: Path;
  "data-track"?: Tracked;
  /** true: a link to a filter of the same page, and whether it is the current one. */
  chosen?: boolean;
  /** The label is a heading. */
  heading?: boolean;
  /** At the end of the row; below the text in a narrow place. */
  children?: ReactNode;
  /** Beneath the row, no part of the link. */
  below?: ReactNode;
};

export function Row({ label, text, lead, href, chosen, heading = false, children, below, ...tracked }: RowProps) {
  const words = <Unbroken text={label} />;
  const content = (
    <>
      {lead}
      {heading ? <Title order={3}>{words}</Title> : <span className={css.label}>{words}</span>}
      {text !== undefined && (
        <span className={css.text}>
          <Unbroken text={text} />
        </span>
      )}
      {children !== undefined && <span className={css.end}>{children}</span>}
    </>
  );
  const look = { "data-lead": lead !== undefined || undefined, "data-end": children !== undefined || undefined };
  return (
    <li data-below={below !== undefined || undefined}>
      {href === undefined ? (
        <div className={css.row} {...look}>
          {content}
        </div>
      ) : (
        <SiteLink href={href} className={css.row} {...look} {...tracked} {...(chosen !== undefined && { chosen })}>
          {content}
        </SiteLink>
      )}
      {below}
    </li>
  );
}
