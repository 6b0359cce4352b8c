import { Badge } from "@mantine/core";
import { type Clock, clockText } from "@site/content/facts/durations";
import type { Duration } from "@site/content/types/content";

export function DurationPill({ duration, clock }: { duration: Duration; clock: Clock }) {
  return <Badge variant="duration">{clockText(clock, duration)}</Badge>;
}
