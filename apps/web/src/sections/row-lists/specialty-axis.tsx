import { frameCopy } from "@site/content/nav";
import { rootPath } from "@site/content/paths";
import type { Outputs } from "../../data/trpc.ts";
import { marksOfBar, scaleOfBars } from "../../ui/figures/days.tsx";
import { Plot } from "../../ui/figures/plot.tsx";

type Props = { title: string; list: Outputs["specialties"]["list"] };

/** All specialties on one axis, the fastest first; each row is the link to its page. */
export function SpecialtyAxis({ title, list }: Props) {
  const rows = list
    .map(({ slug, name: label, timeframeDays }) => ({
      label,
      href: rootPath(slug),
      days: { duration: { ...timeframeDays, unit: "day" as const }, whose: "market" as const },
    }))
    .toSorted(
      ({ days: { duration: a } }, { days: { duration: b } }) => a.from - b.from || (a.to ?? a.from) - (b.to ?? b.from),
    );
  const scale = scaleOfBars(rows.map(({ days }) => days));
  return (
    <Plot
      title={title}
      rows={rows.map((row) => ({ ...row, marks: marksOfBar(row.days, scale.end) }))}
      scale={scale}
      note={frameCopy.range}
    />
  );
}
