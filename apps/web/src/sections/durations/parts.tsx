import { durationInDays, formatDuration } from "@site/content/facts/durations";
import type { DurationParts } from "@site/content/types/content";
import { gridlines, type Scale } from "../../ui/figures/axis.tsx";
import css from "./parts.module.css";

type RowProps = Pick<DurationParts, "title" | "parts"> & { scale: Scale };

/** A file's parts in one row, each drawn at its longest. */
export function PartsRow({ title, parts, scale: { place, gridStyle } }: RowProps) {
  return (
    <div>
      <p className={css.title}>{title}</p>
      <div className={`${css.row} ${gridlines}`} style={gridStyle}>
        {parts.map(({ label, duration, who }) => (
          <span
            key={label}
            className={`${css.part} ${css[who]}`}
            style={{ width: place(durationInDays(duration).to) }}
          />
        ))}
      </div>
    </div>
  );
}

/** Whose each part is, with its days. */
export function PartsKey({ parts, note }: Pick<DurationParts, "parts" | "note">) {
  return (
    <>
      <ul className={css.key}>
        {parts.map(({ label, duration, who }) => (
          <li key={label}>
            <span className={`${css.swatch} ${css[who]}`} />
            <span>
              {label} <span className={css.days}>{formatDuration(duration)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{note}</p>
    </>
  );
}
