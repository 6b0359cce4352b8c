import { Badge } from "@mantine/core";
import { formatDuration } from "@site/content/facts/durations";
import type { Duration } from "@site/content/types";

export function DurationPill({ duration }: { duration: Duration }) {
  return <Badge variant="duration">{formatDuration(duration)}</Badge>;
}
