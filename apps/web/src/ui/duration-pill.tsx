import { formatDuration } from "@site/content/facts/durations";
import type { Duration } from "@site/content/types";
import css from "./duration-pill.module.css";

export function DurationPill({ duration }: { duration: Duration }) {
  return <span className={css.pill}>{formatDuration(duration)}</span>;
}
