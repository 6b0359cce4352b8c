import { Group, RingProgress, Stack, Text } from "@mantine/core";
import { durationInDays } from "@site/content/facts/durations";
import type { RingFigure } from "@site/content/types/content";
import track from "../../ui/figures/track.module.css";
import ruled from "../../ui/frame/ruled.module.css";

const looks = {
  process: { color: "amber.1", tone: "usual", end: undefined },
  upTo: { color: "amber.0", tone: "usual", end: "up-to" },
  room: { color: "pine.7", tone: "ours", end: undefined },
} as const;
const parts = ["process", "upTo", "room"] as const;

/** A cycle to scale, clockwise from the top, with the renewal as its last part. Decorative: the list below says the same. */
export function Ring({ title, cycle, lead, process, center, entries, note }: RingFigure) {
  const days = durationInDays(cycle).to;
  const { from: fastest, to: slowest } = durationInDays(process);
  const leadDays = durationInDays(lead).to;
  const lengths = { process: fastest, upTo: slowest - fastest, room: leadDays - slowest };
  const share = (part: number) => (part / days) * 100;
  return (
    <figure className={ruled.top}>
      <Text component="figcaption" size="sm" fw="var(--mantine-font-weight-medium)" py="sm">
        {title}
      </Text>
      <RingProgress
        size={264}
        thickness={28}
        mx="auto"
        aria-hidden="true"
        rootColor="paper.5"
        sections={[
          { value: share(days - leadDays), color: "paper.5" },
          ...parts.map((part) => ({ value: share(lengths[part]), color: looks[part].color })),
        ]}
        label={
          <Text ta="center">
            <Text span display="block" fz="h5" fw="var(--mantine-font-weight-bold)" lh="h5">
              {center.value}
            </Text>
            {center.label}
          </Text>
        }
      />
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
