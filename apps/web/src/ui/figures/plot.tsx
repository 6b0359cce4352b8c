import type { CSSProperties, ReactNode } from "react";
import { Unbroken } from "../text/unbroken.tsx";
import css from "./plot.module.css";
import type { Scale } from "./scale.ts";
import track from "./track.module.css";
import { type Mark, type Tone, Track } from "./track.tsx";

type Props = {
  title: string | null;
  rows: readonly { label: string; marks: readonly Mark[]; size?: "s" | "m" | "l" }[];
  /** null: the rows are on one scale that has no days. */
  axis: Scale | null;
  place: Scale["place"];
  /** Below the axis: a key, a note. */
  children?: ReactNode;
};

/**
 * Bars on one scale, each below its label. Where the figure has 700 px, the labels stand in a column of their own and
 * gridlines run behind all bars; in a narrower place the ticks of the axis are enough.
 */
export function Plot({ title, rows, axis, place, children }: Props) {
  const step = { "--step": axis?.step ?? "100%" } as CSSProperties; // React's type lacks custom properties
  return (
    <figure className={css.plot}>
      {title !== null && <figcaption className={css.title}>{title}</figcaption>}
      <div className={css.rows} style={step}>
        {rows.map(({ label, marks, size }) => (
          <div key={label}>
            <p className={css.label} data-plot-label>
              <Unbroken text={label} />
            </p>
            <Track marks={marks} place={place} size={size ?? (rows.length > 6 ? "s" : "m")} />
          </div>
        ))}
      </div>
      {axis !== null && <Axis scale={axis} />}
      {children}
    </figure>
  );
}

type KeyProps = { entries: readonly { label: string; text: string; tone: Tone }[]; note: string | null };

/** Whose each part of a bar is. */
export function PlotKey({ entries, note }: KeyProps) {
  return (
    <>
      <ul className={css.key}>
        {entries.map(({ label, text, tone }) => (
          <li key={label}>
            <span className={track.swatch} data-tone={tone} />
            <span>
              {label} <span className={css.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {note !== null && <p className={css.text}>{note}</p>}
    </>
  );
}

/** The ticks of a scale with their labels. Decorative: texts beside the bars give the durations. */
export function Axis({ scale: { ticks, end, place } }: { scale: Scale }) {
  return (
    <div className={css.axis} aria-hidden="true">
      {ticks.map(({ days, label }) => (
        <span key={days} data-tick style={{ left: place(days) }} data-edge={days / end > 0.97 || undefined}>
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
}
