export type Scale = {
  /** Length of the scale in days. */
  end: number;
  ticks: readonly { days: number; label: string }[];
  /** The place of a day on the scale, as a CSS percentage of its width. */
  place: (days: number) => string;
  /** The distance between two ticks, as a CSS percentage. */
  step: string;
};

/**
 * The scale on which the longest duration ends at the right. isOpen: leaves room after it, for a bar without an end.
 */
export function scaleOf(longest: number, isOpen = false): Scale {
  const { step, unit, daysPerUnit } = unitOf(longest);
  const end = isOpen ? longest * 1.06 : longest;
  const place = (days: number) => `${((days / end) * 100).toFixed(3)}%`;
  const ticks = Array.from({ length: Math.floor(end / step + 0.001) + 1 }, (_, index) => ({
    days: index * step,
    label: `${Math.round((index * step) / daysPerUnit)}${index === 0 ? "" : unit}`,
  }));
  return { end, ticks, place, step: place(step) };
}

/** The distance between two ticks, and the unit of their labels: days, or months on a scale of more than 200 days. */
function unitOf(longest: number): { step: number; unit: string; daysPerUnit: number } {
  const daysPerMonth = 30.4;
  if (longest > 200) return { step: daysPerMonth * (longest > 400 ? 6 : 3), unit: " mo", daysPerUnit: daysPerMonth };
  const step = longest <= 20 ? 5 : longest <= 60 ? 10 : longest <= 100 ? 15 : 30;
  return { step, unit: "", daysPerUnit: 1 };
}
