import type { FirstVisit } from "./first-visit.ts";

type Measure = Exclude<keyof FirstVisit, "path">;

const kB = 1_000;

/** The most that a first visit of any page may cost: bytes on the wire, headers included, and the number of requests. */
const budgets: Partial<Record<Measure, number>> = {
  // More than the two round trips of a slow phone's first 30 kB would make it wait for words.
  htmlBytes: 30 * kB,
  // It stands before the first word.
  cssBytes: 12 * kB,
  // Half of what Next ships for the same Mantine components; docs/decisions says what each kB buys.
  scriptBytes: 106 * kB,
  // One variable font.
  fontBytes: 22 * kB,
  // The page, its letters, its pictures in one or two sprites, and few enough scripts to come in one flight.
  requests: 8,
};

/** The page that most visitors see first has to fit in less. */
const ofHome: typeof budgets = { ...budgets, htmlBytes: 22 * kB };

/** What this visit costs more than it may; and how many measures were looked at. */
export function judge(visit: FirstVisit): { looked: number; over: string[] } {
  const entries = Object.entries(visit.path === "/" ? ofHome : budgets) as [Measure, number][]; // its keys are these
  const over = entries
    .filter(([measure, max]) => visit[measure] > max)
    .map(([measure, max]) => `${visit.path}: ${measure} ${visit[measure]}, at most ${max}`);
  return { looked: entries.length, over };
}
