import { Box, Center, Group, Stack, Text } from "@mantine/core";
import { durationInDays } from "@site/content/facts/durations";
import type { CardFigure, LanesFigure, RingFigure } from "@site/content/types/content";
import { Plot } from "../../ui/figures/plot.tsx";
import track from "../../ui/figures/track.module.css";
import { type Mark, scaleOf, tones } from "../../ui/figures/track.tsx";
import ruled from "../../ui/frame/shell.module.css";
import css from "./service-figures.module.css";

export function CardWays({ title, front, ways, note }: CardFigure) {
  return (
    <figure className={css.figure}>
      <figcaption>
        <strong>{title}</strong>
      </figcaption>
      <p className={css.card}>
        {front.label} <strong>{front.name}</strong>
      </p>
      <ul>
        {ways.map(({ visits, payer, join, isAnswer }) => (
          <li key={visits} className={isAnswer ? css.chosen : undefined}>
            {visits} <strong>{payer}</strong> {join}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </figure>
  );
}

const inDays = (month: number) => durationInDays({ from: month, to: month, unit: "month" }).to;

export function Lanes({ title, months, lanes, waits, waitsFor, legend, entries, note }: LanesFigure) {
  const scale = scaleOf(inDays(months));
  return (
    <Plot
      title={title}
      rows={lanes.map(({ label, text, parts }, index) => ({
        label,
        note: (
          <>
            {text}
            {waits
              .filter(({ next }) => next === index)
              .map(({ of }) => (
                <strong key={of}>{` ${waitsFor} ${lanes[of]?.label}.`}</strong>
              ))}
          </>
        ),
        marks: parts.flatMap(marksOfPart),
        size: "l",
      }))}
      scale={scale}
      entries={entries.map(({ label, who, isUpTo }) => ({
        label,
        tone: tones[who],
        ...(isUpTo && { end: "up-to" as const }),
      }))}
      note={note}
      over={{
        legend,
        lines: waits.map(({ at, of, next }) => (
          <Box
            component="i"
            key={`${at} ${of} ${next}`}
            className={css.wait ?? ""}
            __vars={{ "--at": scale.place(inDays(at)), "--of": String(of), "--next": String(next) }}
            mod={{ up: next < of }}
          />
        )),
      }}
    />
  );
}

function marksOfPart({ who, from, to, upTo }: LanesFigure["lanes"][number]["parts"][number]): Mark[] {
  const tone = tones[who];
  const solid: Mark = { tone, from: inDays(from), to: inDays(to) };
  return upTo === undefined ? [solid] : [solid, { tone, from: inDays(to), to: inDays(upTo), end: "up-to" }];
}

const looks = {
  process: { color: "var(--mantine-color-amber-1)", tone: "usual", end: undefined },
  upTo: { color: "var(--mantine-color-amber-0)", tone: "usual", end: "up-to" },
  room: { color: "var(--mantine-color-pine-7)", tone: "ours", end: undefined },
} as const;
const parts = ["process", "upTo", "room"] as const;

/** Screen readers ignore the ring, because the list below it says the same. */
export function Ring({ title, cycle, lead, process, center, entries, note }: RingFigure) {
  const days = durationInDays(cycle).to;
  const { from: fastest, to: slowest } = durationInDays(process);
  const leadDays = durationInDays(lead).to;
  const lengths = { process: fastest, upTo: slowest - fastest, room: leadDays - slowest };
  const begin = days - leadDays;
  const begins = { process: begin, upTo: begin + fastest, room: begin + slowest };
  return (
    <figure className={ruled.top}>
      <Text component="figcaption" size="sm" fw="var(--mantine-font-weight-medium)" py="sm">
        {title}
      </Text>
      <Box pos="relative" w={264} maw="100%" mx="auto">
        <svg viewBox="-132 -132 264 264" fill="none" strokeWidth="28" aria-hidden="true" focusable="false">
          <circle r="118" style={{ stroke: "var(--mantine-color-paper-5)" }} />
          {parts.map((part) => (
            <circle
              key={part}
              r="118"
              pathLength={days}
              transform="rotate(-90)"
              strokeDasharray={`${lengths[part]} ${days}`}
              strokeDashoffset={-begins[part]}
              style={{ stroke: looks[part].color }}
            />
          ))}
        </svg>
        <Center pos="absolute" inset={0}>
          <Text ta="center">
            <Text span display="block" fz="h5" fw="var(--mantine-font-weight-bold)" lh="h5">
              {center.value}
            </Text>
            {center.label}
          </Text>
        </Center>
      </Box>
      <Stack component="ul" gap={4} my="sm" fz="sm" lh="sm">
        {parts.map((part) => (
          <Group key={part} component="li" gap={10} wrap="nowrap" align="start">
            <span className={track.swatch} data-tone={looks[part].tone} data-end={looks[part].end} />
            {entries[part]}
          </Group>
        ))}
      </Stack>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </figure>
  );
}
