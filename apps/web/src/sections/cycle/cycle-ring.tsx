import { durationInDays, formatDuration } from "@site/content/facts/durations";
import type { RenewalCycle } from "@site/content/types/content";
import css from "./cycle-ring.module.css";

const radius = 120;
const circumference = 2 * Math.PI * radius;
/** Between the arcs, because their colours alone would not part them. */
const gap = 3;

/**
 * A renewal cycle as a ring, the figure of a hero. The amber arc is the days before expiry in which the renewal is
 * prepared.
 */
export function CycleRing({ labels, cycle, startBefore, process }: RenewalCycle) {
  const share = durationInDays(startBefore).to / durationInDays(cycle).to;
  const facts = [
    { label: labels.cycle, value: formatDuration(cycle), mark: css.cycle },
    { label: labels.startBefore, value: formatDuration(startBefore), mark: css.before },
    { label: labels.process, value: formatDuration(process), mark: "" },
  ];
  return (
    <figure className={css.figure}>
      <svg
        viewBox="0 0 300 300"
        className={css.ring}
        role="img"
        aria-label={facts.map((fact) => `${fact.label}: ${fact.value}`).join("; ")}
      >
        <circle className={css.track} cx="150" cy="150" r={radius} />
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
      <dl className={css.facts}>
        {facts.map(({ label, value, mark }) => (
          <div key={label} className={`${css.fact} ${mark}`}>
            <dt>{label}</dt>
            <dd className={css.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
