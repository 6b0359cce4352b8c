import type { Outputs } from "../../data/trpc.ts";
import { Axis, Plot } from "../../ui/figures/plot.tsx";
import { scaleOf } from "../../ui/figures/scale.ts";
import { marksOf } from "../../ui/figures/track.tsx";
import css from "./specialty-range.module.css";

type Props = Outputs["pages"]["specialty"]["range"];

/**
 * The specialty's usual days above those of all specialties on one scale: a dot each, at the long end, the own one
 * filled. The sentence below says the same.
 */
export function SpecialtyRange({ title, label, own, among, all, sentence }: Props) {
  const scale = scaleOf(Math.max(...all.map(({ days }) => days.to)));
  const ends = new Set(all.map(({ days }) => days.to));
  const rows = [{ label, marks: marksOf({ ...own, unit: "day" }, "usual"), size: "l" as const }];
  return (
    <Plot title={title} rows={rows} axis={null} place={scale.place}>
      <div className={css.dots} aria-hidden="true">
        {[...ends].map((end) => (
          <span key={end} style={{ left: scale.place(end) }}>
            {all
              .filter(({ days }) => days.to === end)
              .map(({ slug, isOwn }) => (
                <i key={slug} data-own={isOwn || undefined} />
              ))}
          </span>
        ))}
      </div>
      <Axis scale={scale} />
      <p className={css.sentence}>{`${among} ${sentence}`}</p>
    </Plot>
  );
}
