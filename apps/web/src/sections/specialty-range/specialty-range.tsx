import type { Outputs } from "../../data/client/trpc.ts";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./specialty-range.module.css";

type Props = Outputs["pages"]["specialty"]["range"];

/** The specialty's usual days above those of all specialties, on one scale. The sentence below says the same. */
export function SpecialtyRange({ title, label, axis, own, among, all, sentence }: Props) {
  const percent = (days: number) => `${(days / axis.end) * 100}%`;
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{title}</figcaption>
      <p className={css.label}>{label}</p>
      <div className={css.plot} aria-hidden="true">
        {axis.ticks.map((days) => (
          <span key={days} className={css.tick} style={{ left: percent(days) }} data-edge={days === axis.end}>
            <span className={css.days}>{days}</span>
          </span>
        ))}
        <Bar days={own} percent={percent} className={css.own} />
        <p className={css.among}>{among}</p>
        <div className={css.all}>
          {all.map(({ slug, days, isOwn }) => (
            <Bar key={slug} days={days} percent={percent} className={isOwn ? css.here : css.other} />
          ))}
        </div>
      </div>
      <p className={css.sentence}>
        <Unbroken text={sentence} />
      </p>
    </figure>
  );
}

type BarProps = {
  days: { from: number; to: number };
  percent: (days: number) => string;
  className: string | undefined;
};

/** Solid up to the short end of the usual time, dashed to its long end. */
function Bar({ days: { from, to }, percent, className }: BarProps) {
  return (
    <span className={`${css.bar} ${className}`} style={{ width: percent(to) }}>
      <span className={css.solid} style={{ width: `${(from / to) * 100}%` }} />
    </span>
  );
}
