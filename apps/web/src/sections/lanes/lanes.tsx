import { Box } from "@mantine/core";
import { durationInDays } from "@site/content/facts/durations";
import type { LanesFigure } from "@site/content/types/content";
import { Plot } from "../../ui/figures/plot.tsx";
import { type Mark, scaleOf, tones } from "../../ui/figures/track.tsx";
import css from "./lanes.module.css";

const inDays = (month: number) => durationInDays({ from: month, to: month, unit: "month" }).to;

/** Lanes of one job on an axis of months, with a line from the end of a part to each part that has waited for it. */
export function Lanes({ title, months, lanes, waits, entries, note }: LanesFigure) {
  const scale = scaleOf(inDays(months));
  return (
    <Plot
      title={title}
      rows={lanes.map(({ label, text, parts }) => ({
        label,
        note: text,
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
      over={waits.map(({ at, of, next }) => (
        <Box
          component="i"
          key={`${at} ${of} ${next}`}
          className={css.wait ?? ""}
          __vars={{ "--at": scale.place(inDays(at)), "--of": String(of), "--next": String(next) }}
          mod={{ up: next < of }}
        />
      ))}
    />
  );
}

function marksOfPart({ who, from, to, upTo }: LanesFigure["lanes"][number]["parts"][number]): Mark[] {
  const tone = tones[who];
  const solid: Mark = { tone, from: inDays(from), to: inDays(to) };
  return upTo === undefined ? [solid] : [solid, { tone, from: inDays(to), to: inDays(upTo), end: "up-to" }];
}
