import { Box, Title } from "@mantine/core";
import type { Path } from "@site/content/paths";
import type { ReactNode } from "react";
import type { Tracked } from "../../analytics/analytics.ts";
import { type Bar, DaysBar, scaleOfBars } from "../figures/days.tsx";
import type { Scale } from "../figures/track.tsx";
import { SiteLink } from "../links/site-link.tsx";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./rows.module.css";

type RowItem = {
  label: string;
  text?: ReactNode;
  lead?: ReactNode;
  /** The bars of all rows share one scale. */
  days?: Bar;
  href?: Path;
  track?: Tracked;
  chosen?: boolean;
  heading?: boolean;
};

type Props = {
  rows: readonly RowItem[];
  cols?: 1 | 2 | 3 | 4;
  /** With `pairs`, the label of a row is to the left of its text if the window is wide. */
  look?: "pairs";
};

export function Rows({ rows, cols = 1, look }: Props) {
  const scale = scaleOfBars(rows.flatMap(({ days = [] }) => days));
  return (
    <Box component="ul" className={css.rows ?? ""} __vars={{ "--cols": String(cols) }} mod={{ cols, look }}>
      {rows.map((row) => (
        <li key={row.href ?? row.label}>
          <Row {...row} scale={scale} />
        </li>
      ))}
    </Box>
  );
}

function Row({ label, text, lead, days, href, track, chosen, heading = false, scale }: RowItem & { scale: Scale }) {
  const name = <NoWrap text={label} />;
  const content = (
    <>
      {lead}
      {heading ? <Title order={3}>{name}</Title> : <span className={css.label}>{name}</span>}
      {text !== undefined && (
        <span className={css.text}>{typeof text === "string" ? <NoWrap text={text} /> : text}</span>
      )}
      {days && (
        <span className={css.end}>
          <DaysBar {...days} scale={scale} />
        </span>
      )}
    </>
  );
  const look = {
    className: css.row,
    "data-lead": lead !== undefined || undefined,
    "data-end": days !== undefined || undefined,
  };
  if (href === undefined) return <div {...look}>{content}</div>;
  return (
    <SiteLink href={href} data-track={track} {...look} {...(chosen !== undefined && { chosen })}>
      {content}
    </SiteLink>
  );
}
