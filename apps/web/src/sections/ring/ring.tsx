import { Box, Center, Group, Stack, Text } from "@mantine/core";
import { durationInDays } from "@site/content/facts/durations";
import type { RingFigure } from "@site/content/types/content";
import track from "../../ui/figures/track.module.css";
import ruled from "../../ui/frame/ruled.module.css";

const looks = {
  process: { color: "var(--mantine-color-amber-1)", tone: "usual", end: undefined },
  upTo: { color: "var(--mantine-color-amber-0)", tone: "usual", end: "up-to" },
  room: { color: "var(--mantine-color-pine-7)", tone: "ours", end: undefined },
} as const;
const parts = ["process", "upTo", "room"] as const;

/** A cycle to scale, clockwise from the top, with the renewal as its last part. Decorative: the list below says the same. */
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
