import { Box, Group, Text } from "@mantine/core";
import { durationInDays } from "@site/content/facts/durations";
import type { LanesFigure } from "@site/content/types/content";
import { Axis } from "../../ui/figures/plot.tsx";
import track from "../../ui/figures/track.module.css";
import { type Mark, scaleOf, Track, tones } from "../../ui/figures/track.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import css from "./axis-rows.module.css";

const inDays = (month: number) => durationInDays({ from: month, to: month, unit: "month" }).to;

/** Lanes of one job on an axis of months, with a line from the end of a part to each part that has waited for it. */
export function Lanes({ title, months, lanes, waits, entries, note }: LanesFigure) {
  const scale = scaleOf(inDays(months));
  return (
    <figure className={css.figure} data-lanes>
      <Text component="figcaption" size="sm" fw="var(--mantine-font-weight-medium)" mb={12}>
        {title}
      </Text>
      <Box className={css.body ?? ""} __vars={{ "--lanes": String(lanes.length) }}>
        <ol className={css.rows}>
          {lanes.map(({ label, text, parts }) => (
            <li key={label} className={css.row}>
              <span className={css.lane}>
                <strong className={css.name}>{label}</strong>
                <span>
                  <NoWrap text={text} />
                </span>
              </span>
              <Track marks={parts.flatMap(marksOfPart)} place={scale.place} size="l" />
            </li>
          ))}
        </ol>
        <div className={css.waits} aria-hidden="true">
          {waits.map(({ at, of, next }) => (
            <Box
              component="i"
              key={`${at} ${of} ${next}`}
              __vars={{ "--at": scale.place(inDays(at)), "--of": String(of), "--next": String(next) }}
              mod={{ up: next < of }}
            />
          ))}
        </div>
      </Box>
      <div className={css.axis}>
        <Axis scale={scale} />
      </div>
      <Group component="ul" gap="4px 24px" mb="xs" fz="sm" lh="sm">
        {entries.map(({ label, who, isUpTo }) => (
          <Group key={label} component="li" gap={8} wrap="nowrap" align="start">
            <span className={track.swatch} data-tone={tones[who]} data-end={isUpTo ? "up-to" : undefined} />
            {label}
          </Group>
        ))}
      </Group>
      <Text size="sm" c="dimmed" maw="60em">
        {note}
      </Text>
    </figure>
  );
}

function marksOfPart({ who, from, to, upTo }: LanesFigure["lanes"][number]["parts"][number]): Mark[] {
  const tone = tones[who];
  const solid: Mark = { tone, from: inDays(from), to: inDays(to) };
  return upTo === undefined ? [solid] : [solid, { tone, from: inDays(to), to: inDays(upTo), end: "up-to" }];
}
