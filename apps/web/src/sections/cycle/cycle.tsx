import { durationInDays, formatDuration } from "@site/content/facts/durations";
import type { RenewalCycle } from "@site/content/types/content";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { PlotKey } from "../../ui/figures/plot.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import { Durations } from "../durations/durations.tsx";
import css from "./cycle.module.css";

/** What the ring of the hero counts: the days of the work to scale, and notes on each span. */
export function Cycle({ cycle: { figure, notesTitle, notes } }: { cycle: RenewalCycle }) {
  return (
    <div className={css.columns}>
      <Durations {...figure} />
      <Disclosure summary={notesTitle} wide="sm">
        <ul className={css.notes}>
          {notes.map((note) => (
            <li key={note}>
              <Unbroken text={note} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

const radius = 120;
const circumference = 2 * Math.PI * radius;
/** Between the arcs, because their colours alone would not part them. */
const gap = 3;

/**
 * A renewal cycle as a ring, the figure of a hero. The green arc is the days before expiry in which we prepare the
 * renewal.
 */
export function CycleRing({ labels, cycle, startBefore }: RenewalCycle) {
  const share = durationInDays(startBefore).to / durationInDays(cycle).to;
  const entries = [
    { label: labels.cycle, text: formatDuration(cycle), tone: "usual" },
    { label: labels.startBefore, text: formatDuration(startBefore), tone: "ours" },
  ] as const;
  return (
    <figure className={css.figure}>
      <svg
        viewBox="8 8 284 284"
        className={css.ring}
        role="img"
        aria-label={entries.map(({ label, text }) => `${label}: ${text}`).join("; ")}
      >
        <circle className={css.edge} cx="150" cy="150" r={radius} />
        <circle className={css.cycle} cx="150" cy="150" r={radius} />
        <circle
          className={css.gap}
          cx="150"
          cy="150"
          r={radius}
          strokeDasharray={`${circumference * share + 2 * gap} ${circumference}`}
          transform={`rotate(${-90 - 360 * (share + gap / circumference)} 150 150)`}
        />
        <circle
          className={css.work}
          cx="150"
          cy="150"
          r={radius}
          strokeDasharray={`${circumference * share} ${circumference}`}
          transform={`rotate(${-90 - 360 * share} 150 150)`}
        />
        <path d="M150 10v36" stroke="currentColor" strokeWidth="3" />
        <text className={css.value} x="150" y="150" textAnchor="middle">
          {formatDuration(startBefore)}
        </text>
        <text className={css.unit} x="150" y="178" textAnchor="middle">
          {labels.ring}
        </text>
      </svg>
      <PlotKey entries={entries} note={null} />
    </figure>
  );
}
