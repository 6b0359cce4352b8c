import { Group, Stack, Text } from "@mantine/core";
import { durationInDays } from "@site/content/facts/durations";
import type { RingFigure } from "@site/content/types/content";
import css from "./ring.module.css";

const parts = ["process", "upTo", "room"] as const;

/** A cycle to scale, clockwise from the top, with the renewal as its last part. Decorative: the list below says the same. */
export function Ring({ title, cycle, lead, process, center, entries, note }: RingFigure) {
  const days = durationInDays(cycle).to;
  const { from: fastest, to: slowest } = durationInDays(process);
  const begin = days - durationInDays(lead).to;
  const arcs = {
    process: [begin, begin + fastest],
    upTo: [begin + fastest, begin + slowest],
    room: [begin + slowest, days],
  } as const;
  return (
    <figure className={css.figure}>
      <Text component="figcaption" size="sm" fw="var(--mantine-font-weight-medium)" mb="md">
        {title}
      </Text>
      <div className={css.ring}>
        <svg viewBox="-160 -160 320 320" aria-hidden="true" focusable="false">
          <Arc name="cycle" from={0} to={days} days={days} />
          {parts.map((part) => (
            <Arc key={part} name={part} from={arcs[part][0]} to={arcs[part][1]} days={days} />
          ))}
          {Array.from({ length: cycle.from }, (_, year) => (year * 360) / cycle.from).map((turn) => (
            <path key={turn} d="M0 -158V-114" transform={`rotate(${turn})`} />
          ))}
        </svg>
        <Text ta="center" className={css.center ?? ""}>
          <strong>{center.value}</strong> {center.label}
        </Text>
      </div>
      <Stack component="ul" gap={4} my="sm" fz="sm" lh="sm">
        {parts.map((part) => (
          <Group key={part} component="li" gap={10} wrap="nowrap" align="start">
            <span className={css.swatch} data-part={part} />
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

type ArcProps = { name: "cycle" | (typeof parts)[number]; from: number; to: number; days: number };

/** An edge, and inside it the ground. */
function Arc({ name, from, to, days }: ArcProps) {
  const edge = name === "cycle" ? 0 : 2;
  const arc = { r: 136, pathLength: days, transform: "rotate(-90)" };
  return (
    <g data-part={name}>
      <circle {...arc} strokeDasharray={`${to - from} ${days}`} strokeDashoffset={-from} />
      <circle {...arc} strokeDasharray={`${to - from - 2 * edge} ${days}`} strokeDashoffset={-from - edge} />
    </g>
  );
}
