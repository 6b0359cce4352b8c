import { Box, Group, Text, Title } from "@mantine/core";
import type { Path } from "@site/content/paths";
import type { ReactNode } from "react";
import { SiteLink } from "../links/site-link.tsx";
import { NoWrap } from "../text/no-wrap.tsx";
import { type Bar, Days, marksOfBar, scaleOfBars } from "./days.tsx";
import css from "./plot.module.css";
import track from "./track.module.css";
import { type Mark, type Scale, type Tone, Track } from "./track.tsx";

type Row = {
  label: string;
  href?: Path;
  days?: Bar;
  note?: ReactNode;
  marks?: readonly Mark[];
  size?: "m" | "l";
  isOwn?: boolean;
  lead?: ReactNode;
  below?: ReactNode;
  /** The day at which the figure's vertical line crosses this row. By default, it is `line.at`. */
  at?: number;
};

type Props = {
  title: string | null;
  rows: readonly Row[];
  scale?: Scale | undefined;
  line?: { at?: number; label: string };
  entries?: readonly { label: string; text?: string; tone: Tone; end?: "up-to" }[];
  note?: string | null;
  /** Lines that lead from one row to another. If there are any, all rows have the same height. */
  over?: { lines: ReactNode; legend: string };
};

/** If a row has a text below its bar, there are no gridlines, because they would cross that text. */
export function Plot({ title, rows: given, scale: own, line, entries = [], note = null, over }: Props) {
  const scale = own ?? scaleOfBars(given.flatMap(({ days = [] }) => days));
  const rows = given.map((row) => ({ marks: row.days ? marksOfBar(row.days, scale.end) : [], at: line?.at, ...row }));
  const isList = rows.some(({ below }) => below);
  const [List, Item] = isList ? (["ul", "li"] as const) : (["div", "div"] as const);
  const axis = scale.ticks.length > 0 && <Axis scale={scale} />;
  const key = note !== null && (
    <Text size="sm" c="dimmed">
      {over && `${over.legend} `}
      <NoWrap text={note} />
    </Text>
  );
  return (
    <figure className={css.plot}>
      {title !== null && (
        <Text component="figcaption" size="sm" fw="var(--mantine-font-weight-medium)" mb={12}>
          {title}
        </Text>
      )}
      {isList && key}
      <div className={css.body}>
        {isList && axis}
        <Box
          pt={isList ? "xs" : 0}
          className={css.frame ?? ""}
          __vars={{ "--rows": String(rows.length), "--step": scale.step }}
          mod={{ even: over !== undefined }}
        >
          <div className={css.scale} aria-hidden="true" />
          <List className={css.rows}>
            {rows.map(({ label, days, note, marks, size, at, below, ...name }) => (
              <Item key={label} data-below={below ? true : undefined}>
                <div className={css.label}>
                  <Name label={label} {...name} />
                  {days && (
                    <p data-plot-label>
                      <Days {...days} />
                    </p>
                  )}
                  {note && <p className={css.note}>{note}</p>}
                </div>
                <div>
                  <Track marks={marks} place={scale.place} size={size ?? "m"} line={at} />
                  {below && (
                    <Box className={css.below ?? ""} pt={10} fz="sm" lh="sm">
                      {below}
                    </Box>
                  )}
                </div>
              </Item>
            ))}
          </List>
          {over && (
            <div className={css.over} aria-hidden="true">
              {over.lines}
            </div>
          )}
        </Box>
        {!isList && axis}
      </div>
      {line && <p className={css.line}>{line.label}</p>}
      {entries.length > 0 && (
        <Group component="ul" gap="4px 24px" mt={4} mb="xs" className={css.key ?? ""}>
          {entries.map(({ label, text, tone, end }) => (
            <Group key={label} component="li" gap={8} wrap="nowrap" align="start">
              <span className={track.swatch} data-tone={tone} data-end={end} />
              <span>
                {label} <span className={css.note}>{text}</span>
              </span>
            </Group>
          ))}
        </Group>
      )}
      {!isList && key}
    </figure>
  );
}

function Name({ label, href, isOwn, lead }: Pick<Row, "label" | "href" | "isOwn" | "lead">) {
  const name = <NoWrap text={label} />;
  const link = href ? (
    <SiteLink href={href} className={css.link} data-track="service_click">
      {name}
    </SiteLink>
  ) : (
    name
  );
  if (lead === undefined)
    return (
      <p data-plot-label data-own={isOwn || undefined}>
        {link}
      </p>
    );
  return (
    <Group gap="4px 12px" c="pine.7">
      {lead}
      <Title order={3}>{link}</Title>
    </Group>
  );
}

export function Axis({ scale: { ticks, end, place } }: { scale: Scale }) {
  return (
    <div className={css.axis} aria-hidden="true">
      {ticks.map(({ days, label }) => (
        <span key={days} data-tick style={{ left: place(days) }} data-edge={days / end > 0.97 || undefined}>
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
}
