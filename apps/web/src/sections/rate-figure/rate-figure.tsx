import type { RateFigure as Rates } from "@site/content/types/content";
import { Plot } from "../../ui/figures/plot.tsx";
import type { Mark } from "../../ui/figures/track.tsx";

/** The rate before and after a negotiation on one scale from 0. */
export function RateFigure({ title, today, after }: Rates) {
  const before: Mark = { tone: "yours", from: 0, to: today.rate };
  const gained: Mark[] = [
    before,
    { tone: "ours", from: today.rate, to: after.from },
    { tone: "ours", from: after.from, to: after.to, end: "up-to" },
  ];
  const rows = [
    { label: today.label, marks: [before], size: "l" as const },
    { label: after.label, marks: gained, size: "l" as const },
  ];
  return <Plot title={title} rows={rows} axis={null} place={(rate) => `${(rate / after.to) * 100}%`} />;
}
