import { Box, Title } from "@mantine/core";
import type { Path } from "@site/content/paths";
import type { ReactNode } from "react";
import type { Tracked } from "../../analytics/analytics.ts";
import { SiteLink } from "../links/site-link.tsx";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./rows.module.css";

type RowItem = {
  label: string;
  text?: ReactNode;
  lead?: ReactNode;
  /** If there is no `end`, the link has an arrow. */
  href?: Path;
  track?: Tracked;
  chosen?: boolean;
  heading?: boolean;
  end?: ReactNode;
};

type Props = {
  rows: readonly RowItem[];
  cols?: 1 | 2 | 3 | 4;
  /** pairs: the label is to the left of its text if a column is wide enough */
  look?: "pairs";
};

export function Rows({ rows, cols = 1, look }: Props) {
  return (
    <Box component="ul" className={css.rows ?? ""} __vars={{ "--cols": String(cols) }} mod={{ cols, look }}>
      {rows.map((row) => (
        <li key={row.href ?? row.label}>
          <Row {...row} />
        </li>
      ))}
    </Box>
  );
}

function Row({ label, text, lead, href, track, chosen, heading = false, end }: RowItem) {
  const words = <NoWrap text={label} />;
  const content = (
    <>
      {lead}
      {heading ? <Title order={3}>{words}</Title> : <span className={css.label}>{words}</span>}
      {text !== undefined && (
        <span className={css.text}>{typeof text === "string" ? <NoWrap text={text} /> : text}</span>
      )}
      {end !== undefined && <span className={css.end}>{end}</span>}
    </>
  );
  const look = {
    className: css.row,
    "data-lead": lead !== undefined || undefined,
    "data-end": end !== undefined || undefined,
  };
  if (href === undefined) return <div {...look}>{content}</div>;
  return (
    <SiteLink href={href} data-track={track} {...look} {...(chosen !== undefined && { chosen })}>
      {content}
    </SiteLink>
  );
}
